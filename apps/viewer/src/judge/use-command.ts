import { useState } from 'preact/hooks';
import { problemOf, type RequestProblem } from '../http/problem.js';
import type { GameRecord } from '../table/game-record.js';

export interface CommandState {
  readonly problem: RequestProblem | null;
  readonly busy: boolean;
  /** Sends a command. If it is carried out, `after` is called and the game is loaded again. */
  readonly send: <T>(path: string, body: object, after?: (done: T) => void) => void;
}

/** Sends commands to a game, one at a time. */
export function useCommand(record: GameRecord): CommandState {
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [busy, setBusy] = useState(false);
  const send = <T>(path: string, body: object, after?: (done: T) => void): void => {
    setBusy(true);
    setProblem(null);
    record.client
      .post<T>(`${record.path}/${path}`, body)
      .then(
        (done) => {
          after?.(done);
          return record.refresh();
        },
        (error: unknown) => setProblem(problemOf(error)),
      )
      .catch(problemOf)
      .finally(() => setBusy(false));
  };
  return { problem, busy, send };
}
