import { staticsInForce } from '@stacktrail/characteristics';
import { type Interpreter, objectsMeant, takeAction } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';

/**
 * Records that objects did what a word of a keyword's rule calls them doing, for the abilities that trigger on it; and
 * follows what effects let the player do as they act so (CR 702.85b).
 */
export const recordAction: Interpreter<'take action'> = function* (game, { action, what }, context, reason, run) {
  for (const { id: object } of objectsMeant(game.state, what, context, run)) {
    takeAction(game, { player: context.you, action, object }, reason);
  }
  for (const { source, effect } of staticsInForce(game.state, 'as you act')) {
    if (effect.action !== action || objectOf(game.state, source).controller !== context.you) continue;
    yield* run.follow(game, effect.effects, { ...context, source }, { ...reason, source }, run);
  }
  return context;
};
