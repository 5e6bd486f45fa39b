import type { CastingRule } from '@stacktrail/card-tree';
import { evaluateAmount, type TextContext } from '@stacktrail/characteristics';
import type { Interpreter } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';

/** CR 611.2c: from now on a rule about casting is in force; what it counts is counted now (611.2d). */
export const putInForce: Interpreter<'put in force'> = function* (game, effect, context, reason) {
  const { nextEffect, catalog } = game.state;
  game.emit(
    'ContinuousEffectBegan',
    {
      effect: nextEffect,
      objects: [],
      instruction: catalog.pointerOf(effect),
      source: context.source,
      controller: context.you,
      values: timesOf(game.state, effect.rule, context),
      duration: effect.until,
    },
    { ...reason, rule: '611.2c' },
  );
  return context;
};

function timesOf(state: GameState, rule: CastingRule, context: TextContext): readonly number[] {
  if (rule.static !== 'cost modification' || rule.times === undefined) return [];
  return [Math.max(0, evaluateAmount(state, rule.times, context))];
}
