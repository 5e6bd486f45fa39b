import type { Interpreter } from '../interpreter.js';
import { objectsNamed } from '../named.js';
import { takeAction } from './take-action.js';

/** Records that objects did what a word of a keyword's rule calls them doing, for the abilities that trigger on it. */
export const recordAction: Interpreter<'take action'> = function* (game, { action, what }, context, reason, following) {
  for (const { id: object } of objectsNamed(game.state, what, context, following)) {
    takeAction(game, { player: context.you, action, object }, reason);
  }
  return context;
};
