import { ask, playersMeant, withNumber, type Interpreter } from '@stacktrail/engine';
import { countersOn, playerOf } from '@stacktrail/game-state';
import { losePlayerCounters } from '../../../changes/lose-player-counters.js';

/** CR 107.1c, 107.14: any number of the counters that the player has; the number paid is stored under `label`. */
export const payAnyPlayerCounters: Interpreter<'pay any player counters'> = function* (game, effect, context, reason) {
  const { who, counter, label } = effect;
  let current = context;
  for (const player of playersMeant(game.state, who, context)) {
    const { value } = yield* ask({
      form: 'number',
      kind: 'choose a value',
      rule: '107.14',
      player,
      prompt: `Choose how many ${counter} counters to pay.`,
      source: context.source,
      min: 0,
      max: countersOn(playerOf(game.state, player), counter),
    });
    if (value > 0) losePlayerCounters(game, player, counter, value, { ...reason, rule: '107.14' });
    current = withNumber(current, label, value);
  }
  return current;
};
