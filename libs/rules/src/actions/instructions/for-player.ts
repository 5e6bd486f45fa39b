import type { Players } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';

/** What the text means by “that player” for one of several players that do something. */
export function forPlayer(context: TextContext, who: Players, player: PlayerId): TextContext {
  const several = who.players.startsWith('each ');
  return several ? { ...context, thatPlayer: player } : context;
}
