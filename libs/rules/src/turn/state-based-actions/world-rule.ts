import type { Game } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import type { GameObject } from '@stacktrail/game-state';
import type { Findings } from './findings.js';

/**
 * CR 704.5k: of the permanents with the supertype world, all go but the one that has been so for the shortest time,
 * which is the one that entered last: nothing in the card language makes a permanent world later. Where several entered
 * last at the same time, all go.
 */
export function worldRule(game: Game, worlds: readonly GameObject[], findings: Findings): void {
  const newest = worlds.reduce((a, b) => (b.timestamp > a.timestamp ? b : a));
  const arrived = arrivalOf(game, newest);
  const tie = worlds.some((object) => object !== newest && arrived !== null && arrivalOf(game, object) === arrived);
  for (const object of worlds) {
    if (tie || object !== newest) findings.putIntoGraveyard(object.id, '704.5k', [newest.placedAt]);
  }
}

/** The first of the moves that were made at the same time as its own; `null` if it came before the action at hand. */
function arrivalOf({ action }: Game, { placedAt }: GameObject): Revision | null {
  const at = action.findIndex(({ revision }) => revision === placedAt);
  for (let i = at; i >= 0; i--) {
    const fact = action[i]!;
    if (fact.type === 'ObjectMoved' && fact.data.group === 0) return fact.revision;
    if (fact.type === 'TokensCreated') return placedAt;
  }
  return null;
}
