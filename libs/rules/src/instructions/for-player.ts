import type { Players } from '@stacktrail/card-language';
import type { PlayerId } from '@stacktrail/game-events';
import type { TextContext } from '../text/text-context.js';

/** What the text means by “that player” for one of several players that do something. */
export function forPlayer(context: TextContext, who: Players, player: PlayerId): TextContext {
  const several = who.players.startsWith('each ');
  return several ? { ...context, thatPlayer: player } : context;
}
