import {
  ask,
  perform,
  prohibited,
  type Interpreter,
  permanentsNamed,
  playersNamed,
  withNumber,
} from '@stacktrail/engine';
import { playerOf } from '@stacktrail/game-state';
import { becomeUnattached } from '../../../changes/bestowed.js';

/** CR 701.3d. */
export const unattach: Interpreter<'unattach'> = function* (game, effect, context, reason, following) {
  for (const { id, attachedTo } of permanentsNamed(game.state, effect.what, context, following)) {
    if (attachedTo !== 0) becomeUnattached(game, id, { ...reason, rule: '701.3d' });
  }
  return context;
};

/**
 * CR 107.1c, 119.4, 119.8: any amount that the player has, and 0 where they can't lose life; what they paid is the label's
 * number.
 */
export const payAnyLife: Interpreter<'pay any life'> = function* (game, effect, context, reason) {
  let current = context;
  for (const player of playersNamed(game.state, effect.who, context)) {
    const life = prohibited(game.state, player, 'lose life') ? 0 : Math.max(0, playerOf(game.state, player).life);
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
