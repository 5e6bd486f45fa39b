import type { LifeOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { evaluateAmount } from '../text/amounts.js';
import type { Interpreter } from './interpreter.js';
import { playersNamed } from './named.js';

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
    if (changes.length > 0) yield* perform(game, changes, { ...reason, rule: '119.3' });
    return context;
  };
}

export const gainLife = changeLife('gain life');
export const loseLife = changeLife('lose life');
