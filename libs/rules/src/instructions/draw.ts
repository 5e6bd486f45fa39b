import { perform } from '../gate/perform.js';
import { evaluateAmount } from '../text/amounts.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';

/** CR 121.2, 121.2c: one card at a time, the active player all of theirs first. */
export const draw: Interpreter<'draw'> = function* (game, effect, context, reason) {
  const count = evaluateAmount(game.state, effect.count, context);
  for (const player of playersNamed(game.state, effect.who, context)) {
    for (let i = 0; i < count; i++) yield* perform(game, [{ would: 'draw', player }], { ...reason, rule: '121.2' });
  }
  return context;
};
