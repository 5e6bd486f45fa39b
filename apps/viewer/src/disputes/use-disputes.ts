import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import type { Dispute } from '../contract/disputes.js';
import type { RequestProblem } from '../http/problem.js';
import { useRequest } from '../http/use-request.js';
import type { GameRecord } from '../table/game-record.js';

export interface Disputes {
  readonly disputes: readonly Dispute[];
  readonly problem: RequestProblem | null;
  /** Asks for them at once, for example after a command. */
  readonly reload: () => void;
}

/** What the last viewer was answered. */
interface Kept {
  readonly record: GameRecord;
  readonly disputes: readonly Dispute[];
  readonly answer: readonly Dispute[] | null;
}

/** How often they are asked for: a dispute isn't part of the game's own stream of events. */
const [whenRead, otherwise] = [4_000, 30_000];

/**
 * The disputes of a game, asked for again and again while the page is visible.
 *
 * @param isRead whether somebody is reading them
 */
export function useDisputes(record: GameRecord, isRead: boolean): Disputes {
  const [asked, setAsked] = useState(0);
  const reload = useCallback(() => setAsked((count) => count + 1), []);
  useEffect(() => {
    const timer = setInterval(
      () => {
        if (document.visibilityState === 'visible') reload();
      },
      isRead ? whenRead : otherwise,
    );
    return () => clearInterval(timer);
  }, [isRead, reload]);
  const found = useRequest(
    (signal) => record.client.get<Dispute[]>(`${record.path}/disputes`, {}, signal),
    [record, asked, isRead, isRead ? record.last : null],
  );
  // While a request is repeated, what is known stays. Another viewer may know less: nothing is taken over from one.
  const kept = useRef<Kept>({ record, disputes: [], answer: null });
  if (kept.current.record !== record) {
    kept.current = { record, disputes: [], answer: found.state === 'done' ? found.value : null };
  }
  if (found.state === 'done' && found.value !== kept.current.answer) {
    kept.current = { record, disputes: found.value, answer: found.value };
  }
  return { disputes: kept.current.disputes, problem: found.state === 'failed' ? found.problem : null, reload };
}
