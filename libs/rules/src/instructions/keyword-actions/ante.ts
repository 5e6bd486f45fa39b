import { perform } from '../../gate/perform.js';
import type { MoveOccurrence } from '../../game/occurrence.js';
import { objectOf } from '../../state/game-state.js';
import { findObjects } from '../../text/references.js';
import type { Interpreter } from '../../following/interpreter.js';
import { playersNamed } from '../../following/named.js';

/** CR 407.4: an object is put into the ante zone from whichever zone it is in, by its owner and nobody else. */
export const ante: Interpreter<'ante'> = function* (game, effect, context, reason) {
  if (game.state.ante === null) return context; // CR 407.1
  const who = playersNamed(game.state, effect.who, context);
  const moves = findObjects(game.state, effect.what, context)
    .filter((id) => who.includes(objectOf(game.state, id).owner))
    .map((object): MoveOccurrence => ({ would: 'move', object, to: 'ante', manner: 'put' }));
  if (moves.length > 0) yield* perform(game, moves, { ...reason, rule: '407.4' });
  return context;
};
