import type { PlayerId } from '@stacktrail/game-events';

/** Whether the “who” of a static ability with this controller includes a player. */
export function isWho(who: 'you' | 'opponent' | 'any player', controller: PlayerId, player: PlayerId): boolean {
  return who === 'any player' || (who === 'you') === (controller === player);
}
