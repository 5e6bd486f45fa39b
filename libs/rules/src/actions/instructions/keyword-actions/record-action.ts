import { staticsInForce } from '@stacktrail/characteristics';
import { type Interpreter, objectsMeant, takeAction } from '@stacktrail/engine';
import { objectOf } from '@stacktrail/game-state';

/**
 * Records that objects took an action that a keyword's rule names (such as “exploits”), on which abilities can trigger,
 * and follows the instructions of effects about a player who takes it (CR 702.85b).
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
