import { type Interpreter, objectsMeant } from '@stacktrail/engine';
import { isArchenemy } from '@stacktrail/game-state';
import { abandon, setInMotion } from '../../../mechanics/variants/schemes.js';

/** CR 701.32a: only the archenemy may set a scheme in motion; one at a time (701.32c). */
export const setsInMotion: Interpreter<'set in motion'> = function* (game, effect, context, reason, run) {
  for (const { id } of objectsMeant(game.state, effect.what, context, run)) {
    if (isArchenemy(game.state, context.you)) setInMotion(game, id, reason);
  }
  return context;
};

/** CR 701.33a: only a face-up ongoing scheme may be abandoned. */
export const abandons: Interpreter<'abandon'> = function* (game, effect, context, reason, run) {
  for (const { id } of objectsMeant(game.state, effect.what, context, run)) abandon(game, id, reason);
  return context;
};
