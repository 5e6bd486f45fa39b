import type { LifeOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { evaluateAmount } from '../text/amounts.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';
import { withNumber } from './results.js';

/** CR 119.3; of several players at once. */
function changeLife<K extends LifeOccurrence['would']>(would: K): Interpreter<'gain life' | 'lose life'> {
  return function* (game, effect, context, reason) {
    const { state } = game;
    const amount = evaluateAmount(state, effect.amount, context);
    const changes = playersNamed(state, effect.who, context).map((player): LifeOccurrence => ({
      would,
      player,
      amount,
    }));
    const happened = changes.length === 0 ? [] : yield* perform(game, changes, { ...reason, rule: '119.3' });
    if (effect.label === undefined) return context;
    return withNumber(
      context,
      effect.label,
      happened.reduce((sum, each) => sum + each.amount, 0),
    );
  };
}

export const gainLife = changeLife('gain life');
export const loseLife = changeLife('lose life');
