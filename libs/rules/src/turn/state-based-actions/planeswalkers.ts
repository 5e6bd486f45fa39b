import type { Game } from '@stacktrail/engine';
import { type Characteristics, countersOn, type GameObject } from '@stacktrail/game-state';
import type { Findings } from './findings.js';
import { recentFactsOr } from '../../changes/recent.js';

/** CR 704.5i: loyalty 0. A planeswalker's loyalty is its loyalty counters (CR 306.5c). */
export function zeroLoyalty(
  game: Game,
  object: GameObject,
  _characteristics: Characteristics,
  findings: Findings,
): void {
  if (countersOn(object, 'loyalty') > 0) return;
  const causes = recentFactsOr(
    game,
    (event) => event.type === 'CountersRemoved' && event.data.object === object.id && event.data.kind === 'loyalty',
    [object.placedAt],
  );
  findings.putIntoGraveyard(object.id, '704.5i', causes);
}
