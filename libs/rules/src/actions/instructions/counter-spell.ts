import { hasRule } from '@stacktrail/characteristics';
import { type MoveOccurrence, perform, type Interpreter, objectsNamed } from '@stacktrail/engine';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { moveTo } from './destination.js';

/** An effect says so, or the ability itself: that is no part of its effect, and functions on the stack (CR 603.1a). */
function isUncounterable(state: GameState, object: GameObject): boolean {
  const own = object.ability?.definition.ability;
  if ((own?.kind === 'triggered' || own?.kind === 'activated') && own.cantBeCountered) return true;
  return hasRule(state, object, "can't be countered");
}

/** CR 701.6a: a spell goes to its owner's graveyard, an ability ceases to exist. What can't be countered stays. */
export const counterSpell: Interpreter<'counter'> = function* (game, effect, context, reason, following) {
  const why = { ...reason, rule: '701.6a' };
  const moves: MoveOccurrence[] = [];
  const elsewhere: GameObject[] = [];
  for (const object of objectsNamed(game.state, effect.what, context, following)) {
    if (object.zone !== 'stack' || isUncounterable(game.state, object)) continue;
    if (object.kind === 'ability') {
      game.emit('AbilityRemovedFromStack', { object: object.id }, why);
      continue;
    }
    game.emit('SpellCountered', { object: object.id }, why);
    if (effect.to !== undefined) elsewhere.push(object);
    else moves.push({ would: 'move', object: object.id, to: 'graveyard', manner: 'counter' });
  }
  if (effect.to !== undefined) yield* moveTo(game, elsewhere, effect.to, context, following, why, 'counter'); // CR 614.15
  if (moves.length > 0) yield* perform(game, moves, why);
  return context;
};
