import { Agent, request } from 'node:http';
import type { Json } from '../harness.js';

export interface Answer {
  readonly status: number;
  readonly body: Json;
  readonly tookMs: number;
}

/** Asks one server from one address of this machine, which the server takes for another caller than the others. */
export class AddressedClient {
  private readonly agent: Agent;

  /** @param localAddress such as `127.0.1.1` */
  constructor(
    private readonly url: string,
    private readonly localAddress: string,
    maxSockets = Infinity,
  ) {
    this.agent = new Agent({ keepAlive: true, maxSockets });
  }

  /** @returns the answer; `null` where the connection was refused or lost */
  ask(method: string, path: string, body?: object, token?: string): Promise<Answer | null> {
    const began = performance.now();
    return new Promise((resolve) => {
      const { agent, localAddress } = this;
      const headers = {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      };
      const sent = request(`${this.url}${path}`, { method, headers, agent, localAddress }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, body: parsed(text), tookMs: performance.now() - began });
        });
        response.on('error', () => resolve(null));
      });
      sent.on('error', () => resolve(null));
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
