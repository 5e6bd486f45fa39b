import { useEffect, useState } from 'preact/hooks';
import { problemOf, type RequestProblem } from './problem.js';
import { untilAnswered } from './until-answered.js';

export type Requested<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly problem: RequestProblem }
  | { readonly state: 'done'; readonly value: T };

/**
 * Asks for something, and again whenever one of `inputs` has changed; an answer to an older question is dropped. What
 * was there stays until the new answer has come. What may pass is shown, and asked again.
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
