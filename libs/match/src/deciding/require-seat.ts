import type { PlayerId } from '@stacktrail/game-events';
import { NotAllowed } from '../errors.js';
import type { LiveMatch } from '../held/live-match.js';

/** Checks that a command's player has a seat in the game. @throws NotAllowed if the game has no such seat */
export function requireSeat(match: LiveMatch, player: PlayerId): void {
  const { players } = match.live.state;
  if (players[player] !== undefined) return;
  throw new NotAllowed(match.gameId, `there is no seat ${player}; the seats are 0 to ${players.length - 1}`);
}
