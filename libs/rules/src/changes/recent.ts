import type { Game } from '@stacktrail/engine';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';

/** The facts of the current action that caused a state-based action, the oldest first. */
export function recentFacts(game: Game, isCause: (event: AnyGameEvent) => boolean): readonly Revision[] {
  return game.action.filter(isCause).map((event) => event.revision);
}

/** The same facts, or the given ones if there are none in the current action. */
export function recentFactsOr(
  game: Game,
  isCause: (event: AnyGameEvent) => boolean,
  otherwise: readonly Revision[],
): readonly Revision[] {
  const recent = recentFacts(game, isCause);
  return recent.length > 0 ? recent : otherwise;
}
