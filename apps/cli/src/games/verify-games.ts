import { streamName, type EventStore } from '@stacktrail/event-store';
import { verifyChain } from '@stacktrail/game-events';
import {
  checkNames,
  Matches,
  verifyGame,
  type CheckName,
  type CheckResult,
  type VerifyReport,
} from '@stacktrail/match';
import type { Io } from '../io.js';
import { answersToErrors } from '../output/known-errors.js';
import { beginProgress } from '../output/progress.js';

/**
 * Verifies stored games.
 *
 * @param legacyOk whether facts that today's rules would not make any more are tolerated
 */
export async function verifyGames(
  io: Io,
  store: EventStore,
  ids: readonly string[],
  legacyOk: boolean,
): Promise<readonly VerifyReport[]> {
  const progress = beginProgress(io, '% of the checks', 100);
  const reports: VerifyReport[] = [];
  try {
    for (const [i, id] of ids.entries()) {
      const share = (ofGame: number): void => progress.update(Math.floor((100 * (i + ofGame)) / ids.length));
      reports.push(await verifyStored(store, id, legacyOk, share));
      share(1);
    }
  } finally {
    progress.stop();
  }
  return reports;
}

async function verifyStored(
  store: EventStore,
  id: string,
  legacyOk: boolean,
  progress: (share: number) => void,
): Promise<VerifyReport> {
  const onProgress = (check: CheckName, done: number, total: number): void =>
    progress((checkNames.indexOf(check) + done / total) / checkNames.length);
  try {
    return verifyGame(await new Matches(store).load(id), { legacyOk, onProgress });
  } catch (error) {
    const known = answersToErrors(error);
    if (known === null) throw error;
    return unreadable(store, id, known.message);
  }
}

/** What can be said of a game that is so damaged that it can't be read whole: where its chain breaks. */
async function unreadable(store: EventStore, id: string, why: string): Promise<VerifyReport> {
  const stored: unknown[] = [];
  for await (const { type, data } of store.read(streamName(`game-${id}`))) stored.push({ type, ...(data as object) });
  const chain = verifyChain(stored);
  const failed = (check: CheckName, revision: number | null, problem: string): CheckResult => {
    return { check, status: 'failed', examined: revision ?? 0, problems: [{ revision, problem }], skipped: null };
  };
  const checks = chain.ok
    ? [failed('cards', null, why)]
    : [failed('chain', chain.error.revision, chain.error.problem), failed('fold', null, why)];
  return { game: id, events: stored.length, ok: false, checks };
}
