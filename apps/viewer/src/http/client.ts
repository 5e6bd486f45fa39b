import { newId } from './new-id.js';
import { problemIn } from './problem.js';

type Query = Readonly<Record<string, string | number | undefined>>;

/** Asks the server that the page came from, with one token or with none. */
export class Client {
  /** @param seenBy for a judge: the seat to look through */
  constructor(
    readonly token: string | null = null,
    private readonly seenBy: number | null = null,
  ) {}

  /** @throws RequestProblem; TypeError where no answer comes */
  async get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
    const response = await fetch(addressOf(path, query), { headers: this.headers(), ...(signal && { signal }) });
    if (!response.ok) throw await problemIn(response);
    return (await response.json()) as T;
  }

  /** @throws RequestProblem; TypeError where no answer comes */
  async post<T>(path: string, body: object, commandId: string = newId()): Promise<T> {
    const headers = { ...this.headers(), 'Content-Type': 'application/json', 'Idempotency-Key': commandId };
    const response = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw await problemIn(response);
    return (await response.json()) as T;
  }

  /** @throws RequestProblem; TypeError where no answer comes */
  async put(path: string, body: object): Promise<void> {
    const headers = { ...this.headers(), 'Content-Type': 'application/json' };
    const response = await fetch(path, { method: 'PUT', headers, body: JSON.stringify(body) });
    if (!response.ok) throw await problemIn(response);
  }

  headers(): Record<string, string> {
    if (this.token === null) return {};
    const authorization = { Authorization: `Bearer ${this.token}` };
    return this.seenBy === null ? authorization : { ...authorization, 'Stacktrail-Seen-By': String(this.seenBy) };
  }
}

function addressOf(path: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs).toString()}`;
}
