import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Json } from '../harness.js';

/** Somebody who asks a server. */
export interface Asker {
  /** Where the server is, as `http://host:port`. */
  readonly base: string;
  readonly token: string | undefined;
}

/** What somebody gets from an address: status, headers and body. */
export interface Told {
  readonly path: string;
  readonly status: number;
  readonly headers: object;
  readonly body: Json;
}

/** Differ from one request to the next, whatever is asked; or say no more than the body does. */
const ofTheMoment = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'etag', 'content-length']);

/** A pair of games takes hundreds of requests: a connection of its own for each would cost as much as the answer. */
const agent = new Agent({ keepAlive: true });

/** What a server answers for an address. @param path with its query */
export async function ask({ base, token }: Asker, path: string): Promise<Told> {
  const asked = token === undefined ? {} : { Authorization: `Bearer ${token}` };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${base}${path}`, { agent, headers: asked }, resolve).on('error', reject);
  });
  const headers = Object.entries(answer.headers).filter(([name]) => !ofTheMoment.has(name));
  return {
    path,
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(headers),
    body: JSON.parse(await text(answer)),
  };
}
