import { fromStored, verifyChain, type StoredGameEvent } from '@stacktrail/game-events';
import type { GameRecord } from '../game-record.js';
import { oneProblem, type Findings, type Progress } from './report.js';
import { stepsOf } from './steps.js';

/** Nothing was changed, left out or moved: the hashes of all batches are those of what they hold (design D7). */
export function checkChain({ stored }: GameRecord): Findings {
  const verified = verifyChain(stored);
  if (verified.ok) return { examined: stored.length, problems: [] };
  return { examined: verified.error.revision, problems: [verified.error] };
}

/** The pinned definitions are those whose hash the setup names (design D12). */
export function checkCards(record: GameRecord): Findings {
  try {
    return { examined: record.catalog.definitions.length, problems: [] };
  } catch (error) {
    return oneProblem(null, error);
  }
}

/** Every fact can be read, and folding them goes through. */
export function checkFold(record: GameRecord, progress: Progress): Findings {
  const unreadable = firstUnreadable(record.stored);
  if (unreadable !== null) return unreadable;
  let examined = 0;
  try {
    for (const { event } of stepsOf(record.catalog, record.events)) {
      examined = event.revision + 1;
      if (examined % 256 === 0) progress(examined, record.events.length);
    }
    return { examined, problems: [] };
  } catch (error) {
    return oneProblem(examined, error, examined);
  }
}

function firstUnreadable(stored: readonly StoredGameEvent[]): Findings | null {
  for (const [revision, event] of stored.entries()) {
    try {
      fromStored(event);
    } catch (error) {
      return oneProblem(revision, error, revision);
    }
  }
  return null;
}
