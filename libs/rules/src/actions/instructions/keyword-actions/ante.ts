import { findObjects } from '@stacktrail/characteristics';
import { perform, type MoveOccurrence, type Interpreter, playersMeant } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';

/** CR 407.4: an object is put into the ante zone from whichever zone it is in, by its owner and nobody else. */
export const ante: Interpreter<'ante'> = function* (game, effect, context, reason) {
  if (game.state.ante === null) return context; // CR 407.1
  const who = playersMeant(game.state, effect.who, context);
  const moves = findObjects(game.state, effect.what, context)
    .filter((id) => who.includes(objectOf(game.state, id).owner))
    .map((object): MoveOccurrence => ({ would: 'move', object, to: 'ante', manner: 'put' }));
  if (moves.length > 0) yield* perform(game, moves, { ...reason, rule: '407.4' });
  return context;
};
