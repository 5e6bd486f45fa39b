const firstMs = 500;
const longestMs = 10_000;

/** How long to wait before something is tried again: longer each time until it succeeds. */
export class Pauses {
  private nextMs = firstMs;

  /** @param leastMs the pause that the server asked for */
  next(leastMs = 0): number {
    const pauseMs = Math.max(this.nextMs, leastMs);
    this.nextMs = Math.min(2 * this.nextMs, longestMs);
    return pauseMs;
  }

  reset(): void {
    this.nextMs = firstMs;
  }
}

/** Waits, or returns at once when `signal` is aborted. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted === true) return resolve();
    const end = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal?.addEventListener('abort', end);
  });
}
