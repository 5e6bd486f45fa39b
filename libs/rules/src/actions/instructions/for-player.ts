import type { Players } from '@stacktrail/card-tree';
import type { TextContext } from '@stacktrail/characteristics';
import type { PlayerId } from '@stacktrail/game-events';

/** The context in which “that player” is this one of several players who follow an instruction. */
export function forPlayer(context: TextContext, who: Players, player: PlayerId): TextContext {
  const several = who.players.startsWith('each ') || who.players === 'those who';
  return several ? { ...context, thatPlayer: player } : context;
}

/**
 * The context in which “that player” is the one who follows an instruction, for what its text asks of them. Where that is
 * you, “that player” is somebody else, whom the text has named before.
 */
export function byPlayer(context: TextContext, who: Players, player: PlayerId): TextContext {
  return who.players === 'you' ? context : { ...context, thatPlayer: player };
}
