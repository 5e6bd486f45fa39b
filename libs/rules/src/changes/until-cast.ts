import type { Game } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { endEffectsThat } from './durations.js';

/**
 * CR 611.2a: ends the effects that last until their source is cast from exile. The card that has the ability was exiled
 * for its cost, and has now become that spell.
 */
export function endEffectsUntilCast(game: Game, spell: ObjectId): void {
  const { state } = game;
  endEffectsThat(
    game,
    (effect) => effect.duration === 'until this is cast from exile' && wasCast(state, effect.source, spell),
    () => ({ rule: '611.2a', source: spell }),
  );
}

/** Whether the card of an effect's source was in exile and became the spell. */
function wasCast(state: GameState, source: ObjectId, spell: ObjectId): boolean {
  let object = state.objects.get(state.objects.get(source)?.ability?.source ?? source);
  while (object?.left) {
    if (object.becomes === spell) return object.zone === 'exile';
    object = state.objects.get(object.becomes);
  }
  return false;
}
