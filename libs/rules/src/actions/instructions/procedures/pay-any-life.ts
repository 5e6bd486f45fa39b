import { ask, perform, isProhibited, type Interpreter, playersMeant, withNumber } from '@stacktrail/engine';
import { playerOf } from '@stacktrail/game-state';

/**
 * CR 107.1c, 119.4, 119.8: any amount that the player has, and 0 if they can't lose life; the
 * amount paid is stored under `label`.
 */
export const payAnyLife: Interpreter<'pay any life'> = function* (game, effect, context, reason) {
  let current = context;
  for (const player of playersMeant(game.state, effect.who, context)) {
    const life = isProhibited(game.state, player, 'lose life') ? 0 : Math.max(0, playerOf(game.state, player).life);
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '119.4',
      player,
      prompt: 'Choose how much life to pay.',
      source: context.source,
      min: 0,
      max: life,
    });
    if (value > 0) yield* perform(game, [{ would: 'lose life', player, amount: value }], { ...reason, rule: '119.4' });
    current = withNumber(current, effect.label, value);
  }
  return current;
};
