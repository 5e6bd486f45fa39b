import { useEffect, useState } from 'preact/hooks';
import { problemOf, type RequestProblem } from './problem.js';

export type Requested<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: RequestProblem }
  | { readonly state: 'done'; readonly value: T };

/**
 * Asks for something, and again whenever one of `inputs` has changed; an answer to an older question is dropped. What
 * was there stays until the new answer has come.
 */
export function useRequest<T>(ask: (signal: AbortSignal) => Promise<T>, inputs: readonly unknown[]): Requested<T> {
  const [requested, setRequested] = useState<Requested<T>>({ state: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    ask(stop.signal).then(
      (value) => {
        if (!stop.signal.aborted) setRequested({ state: 'done', value });
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setRequested({ state: 'failed', problem: problemOf(error) });
      },
    );
    return () => stop.abort();
  }, inputs);
  return requested;
}
