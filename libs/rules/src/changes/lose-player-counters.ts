import { noticeTriggers, type Game, type Reason } from '@stacktrail/engine';
import type { PlayerId } from '@stacktrail/game-events';
import { countersOn, playerOf } from '@stacktrail/game-state';

/** A player loses that many counters of a kind, or all if they have fewer. Returns how many they lost. */
export function losePlayerCounters(game: Game, player: PlayerId, kind: string, wanted: number, reason: Reason): number {
  const count = Math.min(wanted, countersOn(playerOf(game.state, player), kind));
  if (count <= 0) return 0;
  const before = game.state;
  const from = game.batch.length;
  game.emit('PlayerCountersRemoved', { player, kind, count }, reason);
  noticeTriggers(game, before, from);
  return count;
}
