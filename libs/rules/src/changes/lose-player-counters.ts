import { noticeTriggers, type Game, type Reason } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { countersOn, playerOf } from '@stacktrail/game-state';

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
