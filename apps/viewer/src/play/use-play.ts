import { useCallback, useEffect, useState } from 'preact/hooks';
import type { CommandAnswer, Decision, Option, PendingDecision } from '../contract/decision.js';
import { newId } from '../http/new-id.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
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
 * Asks what the game waits for whenever something has happened, and sends answers. An answer that got no answer itself is
 * sent again with the same id, so that it counts once.
 *
 * @param paysItself whether the server taps for mana and pays where that is plain
 */
export function usePlay(record: GameRecord, active: boolean, paysItself: boolean): Play {
  const [decision, setDecision] = useState<Decision | null>(null);
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const [reversed, setReversed] = useState<CommandAnswer['reversed']>(null);
  const [busy, setBusy] = useState(false);
  const { last } = record;

  useEffect(() => {
    if (!active || last < 0) return undefined;
    const stop = new AbortController();
    record.client.get<PendingDecision>(`${record.path}/decision`, {}, stop.signal).then(
      (pending) => setDecision((now) => newer(now, pending.decision)),
      (error: unknown) => {
        if (!stop.signal.aborted) setProblem(problemOf(error));
      },
    );
    return () => stop.abort();
  }, [record, active, last]);

  const command = useCallback(
    (path: string, body: object): void => {
      setBusy(true);
      setProblem(null);
      setReversed(null);
      sent<CommandAnswer>(record, path, body)
        .then(
          (done) => {
            setDecision((now) => newer(now, done.decision));
            setReversed(done.reversed);
          },
          (error: unknown) => setProblem(problemOf(error)),
        )
        .then(() => record.refresh())
        .catch(() => undefined)
        .finally(() => setBusy(false));
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
  return { decision, problem, reversed, busy, answer, command };
}

/** The later of two decisions: answers may overtake each other, and a decision's id is its revision. */
function newer(now: Decision | null, other: Decision | null): Decision | null {
  return now !== null && other !== null && other.id < now.id ? now : other;
}

const attempts = 3;

/** Sends a command; where no answer comes, the same one again. */
async function sent<T>(record: GameRecord, path: string, body: object): Promise<T> {
  const commandId = newId();
  for (let attempt = 1; ; attempt++) {
    try {
      return await record.client.post<T>(`${record.path}/${path}`, body, commandId);
    } catch (error) {
      if (attempt === attempts || problemOf(error).status !== 0) throw error;
    }
  }
}
