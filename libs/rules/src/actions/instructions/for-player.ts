import type { Players } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';

/** The context in which “that player” is this one of several players who follow an instruction. */
export function forPlayer(context: TextContext, who: Players, player: PlayerId): TextContext {
  const several = who.players.startsWith('each ');
  return several ? { ...context, thatPlayer: player } : context;
}
