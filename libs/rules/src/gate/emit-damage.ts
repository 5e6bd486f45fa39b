import type { Revision } from '@stacktrail/game-events';
import { characteristicsOf } from '../characteristics/characteristics.js';
import type { Game, Reason } from '../game/game.js';
import { objectOf } from '../state/game-state.js';
import { marked } from './damage-results.js';
import type { DamageOccurrence } from './occurrence.js';

/** CR 120.4d: the damage is dealt; its results are facts of their own, but for what is marked. Returns the revision. */
export function emitDamage(game: Game, occurrence: DamageOccurrence, reason: Reason): Revision {
  const { from, to, amount, combat } = occurrence;
  const { keywords } = characteristicsOf(game.state, objectOf(game.state, from));
  const dealt: Reason = { ...reason, source: from };
  if (to.is === 'player') {
    return game.emit('DamageDealtToPlayer', { source: from, player: to.id, amount, combat }, dealt);
  }
  const deathtouch = keywords.has('deathtouch');
  return game.emit(
    'DamageDealtToPermanent',
    { source: from, object: to.id, amount, marked: marked(game.state, to, keywords, amount), combat, deathtouch },
    dealt,
  );
}
