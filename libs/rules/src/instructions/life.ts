import type { PlayerId } from '@stacktrail/game-events';
import type { LifeOccurrence } from '../gate/occurrence.js';
import { perform } from '../gate/perform.js';
import { playerOf, type GameState } from '../state/game-state.js';
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

/** A player gains or loses what it takes to come to a life total; nothing where they are there (CR 119.5). */
function towards(state: GameState, player: PlayerId, to: number): readonly LifeOccurrence[] {
  const difference = to - playerOf(state, player).life;
  if (difference === 0) return [];
  return [{ would: difference > 0 ? 'gain life' : 'lose life', player, amount: Math.abs(difference) }];
}

/** CR 119.5. */
export const setLife: Interpreter<'set life'> = function* (game, effect, context, reason) {
  const { state } = game;
  const to = evaluateAmount(state, effect.to, context);
  const changes = playersNamed(state, effect.who, context).flatMap((player) => towards(state, player, to));
  if (changes.length > 0) yield* perform(game, changes, { ...reason, rule: '119.5' });
  return context;
};
