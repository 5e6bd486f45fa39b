import type { PlayerId, Revision } from '@stacktrail/game-events';
import { GameIsOver } from './game/game-is-over.js';
import type { Game } from './game/game.js';
import { playersInOrder } from './state/game-state.js';

/** That a player loses, by which rule, and what it follows from. */
export interface Loss {
  readonly player: PlayerId;
  readonly rule: string;
  readonly causes: readonly Revision[];
}

/**
 * Players lose the game at the same time (CR 104.3). The game ends if one player is left (CR 104.2a) or none
 * (CR 104.4a).
 *
 * @param losses a player who loses for several reasons loses once: the first rule is recorded, with the causes of all
 * @throws GameIsOver if the game has ended
 */
export function loseTheGame(game: Game, losses: readonly Loss[]): void {
  const lost: Revision[] = [];
  for (const player of playersInOrder(game.state)) {
    const theirs = losses.filter((loss) => loss.player === player);
    if (theirs.length === 0) continue;
    const causes = [...new Set(theirs.flatMap((loss) => loss.causes))];
    lost.push(game.emit('PlayerLost', { player }, { rule: theirs[0]!.rule, player, causes }));
  }
  const [winner, ...others] = playersInOrder(game.state);
  if (lost.length === 0 || others.length > 0) return;
  if (winner === undefined) game.emit('GameEnded', { winner: null, by: 'draw' }, { rule: '104.4a', causes: lost });
  else game.emit('GameEnded', { winner, by: 'win' }, { rule: '104.2a', player: winner, causes: lost });
  throw new GameIsOver();
}
