import { hasRule } from '../characteristics/queries.js';
import type { MoveOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import type { Interpreter } from './interpreter.js';
import { objectsNamed } from './named.js';

/** CR 701.6a: a spell goes to its owner's graveyard, an ability ceases to exist. What can't be countered stays. */
export const counterSpell: Interpreter<'counter'> = function* (game, effect, context, reason, following) {
  const why = { ...reason, rule: '701.6a' };
  const moves: MoveOccurrence[] = [];
  for (const object of objectsNamed(game.state, effect.what, context, following)) {
    if (object.zone !== 'stack' || hasRule(game.state, object, "can't be countered")) continue;
    if (object.kind === 'ability') {
      game.emit('AbilityRemovedFromStack', { object: object.id }, why);
      continue;
    }
    game.emit('SpellCountered', { object: object.id }, why);
    moves.push({ would: 'move', object: object.id, to: 'graveyard', manner: 'counter' });
  }
  if (moves.length > 0) yield* perform(game, moves, why);
  return context;
};
