import { isStoredEvent, readEntries, streamName, type EventStore } from '@stacktrail/event-store';
import { verifyChain } from '@stacktrail/game-events';
import {
  checkNames,
  Matches,
  verifyGame,
  type CheckName,
  type CheckResult,
  type Problem,
  type VerifyReport,
} from '@stacktrail/match';
import type { Io } from '../io.js';
import { asCommandError } from '../output/known-errors.js';
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
      const reportShare = (ofGame: number): void => progress.update(Math.floor((100 * (i + ofGame)) / ids.length));
      reports.push(await verifyStored(store, id, legacyOk, reportShare));
      reportShare(1);
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
    const known = asCommandError(error);
    if (known === null) throw error;
    return reportOnUnreadable(store, id, known.message);
  }
}

/** The report on a game that is too damaged to be read whole: which events are lost, or where its chain breaks. */
async function reportOnUnreadable(store: EventStore, id: string, why: string): Promise<VerifyReport> {
  const stored: unknown[] = [];
  const lost: Problem[] = [];
  for await (const entry of readEntries(store, streamName(`game-${id}`))) {
    if (isStoredEvent(entry)) stored.push({ type: entry.type, ...(entry.data as object) });
    else lost.push({ revision: entry.revision, problem: entry.problem });
  }
  const events = stored.length + lost.length;
  const failed = (check: CheckName, problems: readonly Problem[]): CheckResult => {
    return { check, status: 'failed', examined: problems[0]?.revision ?? 0, problems, skipped: null };
  };
  const [first] = lost;
  if (first !== undefined) return { game: id, events, ok: false, checks: [failed('chain', lost)] };
  const chain = verifyChain(stored);
  const other = { revision: null, problem: why };
  const checks = chain.ok ? [failed('cards', [other])] : [failed('chain', [chain.error]), failed('fold', [other])];
  return { game: id, events, ok: false, checks };
}
