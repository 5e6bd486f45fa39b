import { verifyChain } from '@stacktrail/game-events';
import type { GameRecord } from '../game-record.js';
import { lastSeal } from '../storage/seals.js';
import { mostProblems, oneProblem, type Findings, type Problem, type Progress } from './report.js';
import { stepsOf } from './steps.js';

/**
 * Checks that nothing was changed, left out or moved: all batches have the hashes of their contents (docs/decisions.md
 * D7), and the store holds what was stored. The events that end a damaged game follow the last hash before the damage.
 */
export function checkChain({ stored, history, lost }: GameRecord): Findings {
  const verified = verifyChain(stored);
  if (verified.ok) return { examined: stored.length, problems: [] };
  const isLost = lost.some(({ revision }) => (revision as number) === verified.error.revision);
  const problems: Problem[] = [...(isLost ? [] : [verified.error]), ...lost.slice(0, mostProblems)];
  const resumed = history.findLastIndex(({ type }) => type === 'skipped') + 1;
  if (resumed > 0 && resumed < stored.length) {
    const head = lastSeal(stored.slice(0, resumed));
    const ending = verifyChain(stored.slice(resumed), { revision: resumed, head });
    if (!ending.ok) problems.push(ending.error);
  }
  return { examined: verified.error.revision, problems };
}

/** Checks that the pinned definitions have the hash that the setup names (docs/decisions.md D12). */
export function checkCards(record: GameRecord): Findings {
  try {
    return { examined: record.catalog.definitions.length, problems: [] };
  } catch (error) {
    return oneProblem(null, error);
  }
}

/** Checks that every fact can be read and folded. */
export function checkFold(record: GameRecord, progress: Progress): Findings {
  const { damage } = record;
  if (damage !== null) return { examined: damage.revision, problems: [damage] };
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
