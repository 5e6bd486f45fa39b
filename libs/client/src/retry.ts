/** The longest pause before a request is tried again. */
const longestPauseMs = 30_000;
const firstPauseMs = 250;

/** How long to wait before a request that failed is tried again: longer each time, or as long as the server says. */
export class Patience {
  private failures = 0;

  /** The request has worked. */
  reset(): void {
    this.failures = 0;
  }

  /** Waits. It ends early, and without an error, where the signal says so. */
  async wait(response: Response | null, signal: AbortSignal | undefined): Promise<void> {
    const told = Number(response?.headers.get('Retry-After') ?? NaN);
    const growing = Math.min(longestPauseMs, firstPauseMs * 2 ** this.failures);
    this.failures += 1;
    // Clients that were cut off at the same moment don't come back at the same moment.
    await pause(Number.isFinite(told) ? told * 1000 : growing * (0.5 + Math.random() / 2), signal);
  }
}

/** Whether the same request may be answered later: the server has too much to do, or something that it needs is away. */
export function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
