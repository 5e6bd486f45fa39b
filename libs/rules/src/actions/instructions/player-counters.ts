import { evaluateAmount } from '@stacktrail/characteristics';
import { perform, type PlayerCountersOccurrence, type Interpreter, playersMeant } from '@stacktrail/engine';
import { playerOf } from '@stacktrail/game-state';
import { losePlayerCounters } from '../../changes/lose-player-counters.js';

/** CR 122.1: each of the players gets that many. */
export const putPlayerCounters: Interpreter<'put player counters'> = function* (game, effect, context, reason) {
  const count = effect.count === 'all' ? 0 : evaluateAmount(game.state, effect.count, context);
  const got = playersMeant(game.state, effect.who, context).map((player): PlayerCountersOccurrence => ({
    would: 'player gets counters',
    player,
    by: context.you,
    counter: effect.counter,
    count,
  }));
  if (count > 0 && got.length > 0) yield* perform(game, got, { ...reason, rule: '122.1' });
  return context;
};

/** CR 122.1: all that the players have, whatever their kinds. */
export const removeAllPlayerCounters: Interpreter<'remove all player counters'> = function* (
  game,
  effect,
  context,
  reason,
) {
  for (const player of playersMeant(game.state, effect.who, context)) {
    for (const { kind } of playerOf(game.state, player).counters) {
      losePlayerCounters(game, player, kind, Infinity, { ...reason, rule: '122.1' });
    }
  }
  return context;
};

/** CR 122.1, 101.3: as many as there are. */
export const removePlayerCounters: Interpreter<'remove player counters'> = function* (game, effect, context, reason) {
  const wanted = effect.count === 'all' ? Infinity : evaluateAmount(game.state, effect.count, context);
  for (const player of playersMeant(game.state, effect.who, context)) {
    losePlayerCounters(game, player, effect.counter, wanted, { ...reason, rule: '122.1' });
  }
  return context;
};
