/** A connection over which nothing has come for so long is given up: servers send something every 15 seconds. */
const silentMs = 60_000;

/** Where a server is, and who asks. */
export interface Server {
  readonly url: string;
  readonly token: string | undefined;
  readonly fetch: typeof globalThis.fetch;
}

/** One answer that is read as it comes. */
export class Connection {
  private readonly ending = new AbortController();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly end = (): void => this.ending.abort();

  /** @param stop ends it from outside */
  constructor(private readonly stop: AbortSignal | undefined) {
    stop?.addEventListener('abort', this.end);
  }

  /** @throws TypeError where the server can't be reached */
  async open({ url, token, fetch }: Server, path: string, headers: Record<string, string>): Promise<Response> {
    this.stillThere();
    const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return fetch(new URL(path, url), { headers: { ...authorization, ...headers }, signal: this.ending.signal });
  }

  /** The body in pieces of text. */
  async *texts(response: Response): AsyncGenerator<string> {
    if (response.body === null) return;
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      this.stillThere();
      if (done) return;
      yield decoder.decode(value, { stream: true });
    }
  }

  close(): void {
    clearTimeout(this.timer);
    this.stop?.removeEventListener('abort', this.end);
    this.ending.abort();
  }

  private stillThere(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(this.end, silentMs);
  }
}

/** Whether an error is that of a connection: `fetch` has a TypeError for it, or the error of its signal. */
export function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof Error && error.name === 'AbortError');
}
