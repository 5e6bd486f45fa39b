import { hasType, isCreature, toughnessOf } from '@stacktrail/characteristics';
import type { OccurrenceResult } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';
import { countersOn, type GameState, objectOf, playerOf } from '@stacktrail/game-state';

/** A player's life total, a planeswalker's loyalty, a creature's toughness; the least of these that it has. */
function had(before: GameState, ref: Ref): number {
  if (ref.is === 'player') return Math.max(0, playerOf(before, ref.id).life);
  const object = objectOf(before, ref.id);
  const toughness = isCreature(before, object) ? Math.max(0, toughnessOf(before, object)) : Infinity;
  return hasType(before, object, 'Planeswalker') ? Math.min(toughness, countersOn(object, 'loyalty')) : toughness;
}

/**
 * How much damage was dealt, of which no recipient counts for more than it had.
 *
 * @param before the state in which the damage was not dealt yet
 */
export function damageUpToHad(before: GameState, happened: readonly OccurrenceResult[]): number {
  return happened.reduce((total, { amount, damaged: [recipient] = [] }) => {
    return recipient === undefined ? total : total + Math.min(amount, had(before, recipient));
  }, 0);
}
