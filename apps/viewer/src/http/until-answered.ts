import { pause, Pauses } from './pauses.js';
import { problemOf, type RequestProblem } from './problem.js';

interface Persistence {
  readonly signal?: AbortSignal | undefined;
  /** Is called with each problem after which the request is repeated. */
  readonly onProblem?: ((problem: RequestProblem) => void) | undefined;
  /** How many requests are made at most. */
  readonly attempts?: number;
  readonly wait?: (ms: number, signal?: AbortSignal) => Promise<void>;
}

/**
 * Makes a request, and repeats it as long as its problem may be temporary.
 *
 * @throws RequestProblem if it isn't temporary, after the last attempt, or once `signal` is aborted
 */
export async function untilAnswered<T>(request: () => Promise<T>, persistence: Persistence = {}): Promise<T> {
  const { signal, onProblem, attempts = Infinity, wait = pause } = persistence;
  const pauses = new Pauses();
  const aborted = (): boolean => signal?.aborted === true;
  for (let attempt = 1; ; attempt++) {
    try {
      return await request();
    } catch (error) {
      if (aborted()) throw error;
      const problem = problemOf(error);
      if (!problem.passes || attempt >= attempts) throw problem;
      onProblem?.(problem);
      await wait(pauses.next(problem.retryAfterMs), signal);
      if (aborted()) throw problem;
    }
  }
}
