import { newId } from './new-id.js';
import { problemIn, unreachable } from './problem.js';
import { untilAnswered } from './until-answered.js';

type Query = Readonly<Record<string, string | number | undefined>>;

/** How often a command is sent before it counts as failed. */
const attempts = 3;

/** Sends requests to the server that the page came from, with or without a token. */
export class Client {
  /** @param seenBy for a judge: the seat to look through */
  constructor(
    readonly token: string | null = null,
    private readonly seenBy: number | null = null,
  ) {}

  /** @throws RequestProblem */
  async get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
    const response = await answerTo(addressOf(path, query), {
      headers: this.headers(),
      ...(signal && { signal }),
    });
    return bodyOf<T>(response);
  }

  /** A page that isn't JSON. @throws RequestProblem */
  async text(path: string): Promise<string> {
    const response = await answerTo(path, { headers: this.headers() });
    return response.text().catch((error: unknown) => {
      throw unreachable(error);
    });
  }

  /**
   * Sends a command. After a failure that may be temporary, the same command is sent again and is carried out only
   * once.
   *
   * @throws RequestProblem
   */
  async post<T>(path: string, body: object, commandId: string = newId()): Promise<T> {
    const headers = { ...this.headers(), 'Content-Type': 'application/json', 'Idempotency-Key': commandId };
    const send = async (): Promise<T> =>
      bodyOf<T>(await answerTo(path, { method: 'POST', headers, body: JSON.stringify(body) }));
    return untilAnswered(send, { attempts });
  }

  /** @throws RequestProblem */
  async put(path: string, body: object): Promise<void> {
    const headers = { ...this.headers(), 'Content-Type': 'application/json' };
    const send = (): Promise<Response> => answerTo(path, { method: 'PUT', headers, body: JSON.stringify(body) });
    await untilAnswered(send, { attempts });
  }

  headers(): Record<string, string> {
    if (this.token === null) return {};
    const authorization = { Authorization: `Bearer ${this.token}` };
    return this.seenBy === null ? authorization : { ...authorization, 'Stacktrail-Seen-By': String(this.seenBy) };
  }
}

async function answerTo(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, init).catch((error: unknown) => {
    throw unreachable(error);
  });
  if (!response.ok) throw await problemIn(response);
  return response;
}

async function bodyOf<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch((error: unknown) => {
    throw unreachable(error);
  });
  return body as T;
}

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}
