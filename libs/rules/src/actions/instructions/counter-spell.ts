import { hasRule, matches } from '@stacktrail/characteristics';
import { type MoveOccurrence, perform, type Interpreter, isBarred, objectsMeant, withResult } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import type { GameObject, GameState } from '@stacktrail/game-state';
import { moveTo } from './destination.js';

/** Whether an effect says that it can’t be countered, or its own text does, which functions on the stack (CR 603.1a). */
function isUncounterable(state: GameState, object: GameObject): boolean {
  const ability = object.ability?.definition.ability;
  if ((ability?.kind === 'triggered' || ability?.kind === 'activated') && ability.cantBeCountered) return true;
  return hasRule(state, object, "can't be countered");
}

/** CR 701.6a: a spell goes to its owner's graveyard, an ability ceases to exist. What can't be countered stays. */
export const counterSpell: Interpreter<'counter'> = function* (game, effect, context, reason, run) {
  const why = { ...reason, rule: '701.6a' };
  const moves: MoveOccurrence[] = [];
  const elsewhere: GameObject[] = [];
  const countered: ObjectId[] = [];
  for (const object of objectsMeant(game.state, effect.what, context, run)) {
    if (object.zone !== 'stack' || isUncounterable(game.state, object)) continue;
    if (isBarred(game.state, object, "can't be countered by", context.stackObject, context)) continue;
    countered.push(object.id);
    if (object.kind === 'ability') {
      game.emit('AbilityRemovedFromStack', { object: object.id }, why);
      continue;
    }
    game.emit('SpellCountered', { object: object.id }, why);
    if (effect.to !== undefined && (effect.toIf === undefined || matches(game.state, effect.toIf, object, context)))
      elsewhere.push(object);
    else moves.push({ would: 'move', object: object.id, to: 'graveyard', manner: 'counter' });
  }
  if (effect.to !== undefined) yield* moveTo(game, elsewhere, effect.to, context, run, why, 'counter'); // CR 614.15
  if (moves.length > 0) yield* perform(game, moves, why);
  return withResult(context, effect.label, countered);
};
