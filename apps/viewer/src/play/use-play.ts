import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CommandAnswer, Decision, Option, PendingDecision } from '../contract/decision.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
import { untilAnswered } from '../http/until-answered.js';
import type { GameRecord } from '../table/game-record.js';

/** What a seat is asked, and the ways to answer. */
export interface Play {
  readonly decision: Decision | null;
  readonly problem: RequestProblem | null;
  /** What became of the last answer, where the rules took it back (CR 731.1). */
  readonly reversed: CommandAnswer['reversed'];
  readonly busy: boolean;
  readonly answer: (answer: object, ahead?: Option['ahead']) => void;
  /** Sends another command of the seat, such as a concession. */
  readonly command: (path: string, body: object) => void;
}

/**
 * Asks what the game waits for whenever something has happened, and sends answers.
 *
 * @param paysItself whether the server taps for mana and pays where that is plain
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

/** The later of two decisions: answers may overtake each other, and a decision's id is its revision. */
function newer(now: Decision | null, other: Decision | null): Decision | null {
  return now !== null && other !== null && other.id < now.id ? now : other;
}

/** What the game waits for, asked until there is an answer. */
export async function pendingDecision(
  record: Pick<GameRecord, 'client' | 'path'>,
  signal: AbortSignal,
  onProblem: (problem: RequestProblem) => void,
): Promise<Decision | null> {
  const request = (): Promise<PendingDecision> => record.client.get(`${record.path}/decision`, {}, signal);
  return (await untilAnswered(request, { signal, onProblem })).decision;
}
