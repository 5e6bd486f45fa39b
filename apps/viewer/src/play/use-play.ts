import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CommandAnswer, Decision, Option, PendingDecision } from '../contract/decision.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
import { untilAnswered } from '../http/until-answered.js';
import type { GameRecord } from '../table/game-record.js';

/** A seat's pending decision, and the ways to answer it. */
export interface Play {
  readonly decision: Decision | null;
  readonly problem: RequestProblem | null;
  /** The reversal of the last answer, if the rules reversed it (CR 731.1). */
  readonly reversed: CommandAnswer['reversed'];
  readonly busy: boolean;
  readonly answer: (answer: object, ahead?: Option['ahead']) => void;
  /** Sends another command of the seat, such as a concession. */
  readonly command: (path: string, body: object) => void;
}

/**
 * Loads the pending decision whenever something has happened, and sends answers.
 *
 * @param paysItself whether the server taps for mana and pays, if that is possible without choices
 */
export function usePlay(record: GameRecord, active: boolean, paysItself: boolean): Play {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [asking, setAsking] = useState<RequestProblem | null>(null);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [reversed, setReversed] = useState<CommandAnswer['reversed']>(null);
  const [busy, setBusy] = useState(false);
  const { last } = record;

  useEffect(() => {
    if (!active || last < 0) return undefined;
    const stop = new AbortController();
    pendingDecision(record, stop.signal, setAsking).then(
      (pending) => {
        setAsking(null);
        setDecision((now) => newer(now, pending));
      },
      (error: unknown) => {
        if (!stop.signal.aborted) setAsking(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [record, active, last]);

  const command = useCallback(
    (path: string, body: object): void => {
      setBusy(true);
      setProblem(null);
      setReversed(null);
      record.client
        .post<CommandAnswer>(`${record.path}/${path}`, body)
        .then(
          (done) => {
            setDecision((now) => newer(now, done.decision));
            setReversed(done.reversed);
            setBusy(false);
          },
          (error: unknown) => {
            setProblem(problemOf(error));
            setBusy(false);
          },
        )
        .then(() => record.refresh())
        .catch(problemOf);
    },
    [record],
  );
  const id = decision?.id;
  const answer = useCallback(
    (given: object, ahead?: Option['ahead']): void =>
      command('answers', {
        decision: id,
        answer: given,
        ...(paysItself ? { pay: 'auto' } : {}),
        ...(ahead === undefined ? {} : { ahead }),
      }),
    [command, id, paysItself],
  );
  return { decision, problem: problem ?? asking, reversed, busy, answer, command };
}

/** The later of two decisions. Answers of the server may overtake each other; a decision's id is its revision. */
function newer(now: Decision | null, other: Decision | null): Decision | null {
  return now !== null && other !== null && other.id < now.id ? now : other;
}

/** The pending decision, requested until there is an answer. */
export async function pendingDecision(
  record: Pick<GameRecord, 'client' | 'path'>,
  signal: AbortSignal,
  onProblem: (problem: RequestProblem) => void,
): Promise<Decision | null> {
  const request = (): Promise<PendingDecision> => record.client.get(`${record.path}/decision`, {}, signal);
  return (await untilAnswered(request, { signal, onProblem })).decision;
}
