import { useEffect, useState } from 'preact/hooks';
import { problemOf, type RequestProblem } from './problem.js';
import { untilAnswered } from './until-answered.js';

export type Requested<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: RequestProblem }
  | { readonly state: 'done'; readonly value: T };

/**
 * Makes a request, and makes it again whenever one of `inputs` has changed. Answers to older requests are dropped, and
 * the old result stays until the new one is there. A temporary problem is shown while the request is repeated.
 */
export function useRequest<T>(ask: (signal: AbortSignal) => Promise<T>, inputs: readonly unknown[]): Requested<T> {
  const [requested, setRequested] = useState<Requested<T>>({ state: 'loading' });
  useEffect(() => {
    const stop = new AbortController();
    const onProblem = (problem: RequestProblem): void => setRequested({ state: 'failed', problem });
    untilAnswered(() => ask(stop.signal), { signal: stop.signal, onProblem }).then(
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
