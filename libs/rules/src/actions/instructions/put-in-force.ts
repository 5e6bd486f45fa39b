import type { TemporaryRule } from '@stacktrail/card-tree';
import { evaluateAmount, lockedColor, type TextContext } from '@stacktrail/characteristics';
import type { Interpreter } from '@stacktrail/engine';
import type { GameState } from '@stacktrail/game-state';

/**
 * CR 611.2c: a rule is in force from now on. The numbers that it counts and a chosen color are locked in now (611.2d).
 */
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
      values: valuesOf(game.state, effect.rule, context),
      duration: effect.until,
    },
    { ...reason, rule: '611.2c' },
  );
  return context;
};

function valuesOf(state: GameState, rule: TemporaryRule, context: TextContext): readonly number[] {
  if (rule.static === 'players have') {
    return lockedColor(state, [{ change: 'add abilities', abilities: rule.abilities }], context);
  }
  if (rule.static !== 'cost modification' || rule.times === undefined) return [];
  return [Math.max(0, evaluateAmount(state, rule.times, context))];
}
