import { holds } from '../text/conditions.js';
import type { TextContext } from '../text/text-context.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';
import { merged } from './results.js';

/** CR 608.2c: whether the condition holds is asked when the text comes to it. */
export const conditional: Interpreter<'if'> = function* (game, effect, context, reason, following) {
  const branch = holds(game.state, effect.condition, context) ? effect.then : (effect.otherwise ?? []);
  return yield* following.follow(game, branch, context, reason, following);
};

/** CR 608.2f: the instructions are followed for one player after the other, in APNAP order. */
export const forEachPlayer: Interpreter<'for each player'> = function* (game, effect, context, reason, following) {
  const outcomes: TextContext[] = [];
  for (const thatPlayer of playersNamed(game.state, effect.who, context)) {
    outcomes.push(yield* following.follow(game, effect.effects, { ...context, thatPlayer }, reason, following));
  }
  return merged(context, outcomes);
};
