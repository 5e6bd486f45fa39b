import { evaluateAmount } from '@stacktrail/characteristics';
import {
  type Game,
  type Reason,
  perform,
  type PlayerCountersOccurrence,
  noticeTriggers,
  type Interpreter,
  playersNamed,
} from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { countersOn, playerOf } from '@stacktrail/game-state';

/** CR 122.1: each of the players gets that many. */
export const putPlayerCounters: Interpreter<'put player counters'> = function* (game, effect, context, reason) {
  const count = effect.count === 'all' ? 0 : evaluateAmount(game.state, effect.count, context);
  const got = playersNamed(game.state, effect.who, context).map((player): PlayerCountersOccurrence => ({
    would: 'player gets counters',
    player,
    by: context.you,
    counter: effect.counter,
    count,
  }));
  if (count > 0 && got.length > 0) yield* perform(game, got, { ...reason, rule: '122.1' });
  return context;
};

/** CR 122.1, 101.3: as many as there are. */
export const removePlayerCounters: Interpreter<'remove player counters'> = function* (game, effect, context, reason) {
  const wanted = effect.count === 'all' ? Infinity : evaluateAmount(game.state, effect.count, context);
  for (const player of playersNamed(game.state, effect.who, context)) {
    losePlayerCounters(game, player, effect.counter, wanted, { ...reason, rule: '122.1' });
  }
  return context;
};

/** A player loses so many counters of a kind, or as many as they have. Returns how many. */
export function losePlayerCounters(game: Game, player: PlayerId, kind: string, wanted: number, reason: Reason): number {
  const count = Math.min(wanted, countersOn(playerOf(game.state, player), kind));
  if (count <= 0) return 0;
  const before = game.state;
  const from = game.batch.length;
  game.emit('PlayerCountersRemoved', { player, kind, count }, reason);
  noticeTriggers(game, before, from);
  return count;
}
