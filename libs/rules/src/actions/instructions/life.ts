import type { Effect } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import { type LifeOccurrence, perform, type Interpreter, playersMeant, withNumber } from '@stacktrail/engine';
import { type GameState, lossFromRadiation } from '@stacktrail/game-state';

type ChangesLife = Extract<Effect, { readonly do: 'gain life' | 'lose life' }>;

/** What an instruction would change of players' life totals (CR 119.3). */
export function lifeChanges(state: GameState, effect: ChangesLife, context: TextContext): readonly LifeOccurrence[] {
  const amount = evaluateAmount(state, effect.amount, context);
  const players = playersMeant(state, effect.who, context);
  if (effect !== lossFromRadiation) return players.map((player) => ({ would: effect.do, player, amount }));
  return players.map((player) => ({ would: 'lose life', player, amount, fromRadiation: true }));
}

/** CR 119.3; of several players at once. */
export const changeLife: Interpreter<'gain life' | 'lose life'> = function* (game, effect, context, reason) {
  const changes = lifeChanges(game.state, effect, context);
  const happened = changes.length === 0 ? [] : yield* perform(game, changes, { ...reason, rule: '119.3' });
  if (effect.label === undefined) return context;
  return withNumber(
    context,
    effect.label,
    happened.reduce((sum, each) => sum + each.amount, 0),
  );
};
