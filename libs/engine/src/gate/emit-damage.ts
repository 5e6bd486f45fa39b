import { characteristicsOf, damageUntilExcess } from '@stacktrail/characteristics';
import { objectOf } from '@stacktrail/game-state';
import type { Reason } from '../game/game.js';
import { markedDamage } from './damage-results.js';
import type { Emission } from './emission.js';
import type { DamageOccurrence, OccurrenceResult } from '../game/occurrence.js';

/** CR 120.4d: records the damage. Its results are facts of their own, except for marked damage. */
export function emitDamage(emission: Emission, occurrence: DamageOccurrence, reason: Reason): OccurrenceResult {
  const { game } = emission;
  const { state } = game;
  const { from, to, amount, combat } = occurrence;
  const { keywords } = characteristicsOf(state, objectOf(state, from));
  const dealt: Reason = { ...reason, source: from };
  if (to.is === 'player') {
    emission.damageDealtAt = game.emit('DamageDealtToPlayer', { source: from, player: to.id, amount, combat }, dealt);
    return { objects: [], amount };
  }
  const deathtouch = keywords.has('deathtouch');
  // Nothing asks about the excess of combat damage here; triggers compute it themselves.
  const excess = combat ? 0 : Math.max(0, amount - damageUntilExcess(state, objectOf(state, to.id), deathtouch));
  emission.damageDealtAt = game.emit(
    'DamageDealtToPermanent',
    { source: from, object: to.id, amount, marked: markedDamage(state, to, keywords, amount), combat, deathtouch },
    dealt,
  );
  return { objects: [], amount, excess };
}
