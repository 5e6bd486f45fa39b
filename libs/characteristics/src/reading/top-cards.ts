import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import type { TextContext } from './text-context.js';

/** The top cards of a library, without one that is about to enter the battlefield from there (CR 614.13c). */
export function topCards(
  state: GameState,
  player: PlayerId,
  count: number,
  { entering = [] }: Pick<TextContext, 'entering'>,
): readonly ObjectId[] {
  const library = state.players[player]?.library ?? [];
  const there = entering.length === 0 ? library : library.filter((id) => !entering.includes(id));
  return there.slice(0, count);
}
