import type { Game } from '@stacktrail/engine';
import type { AnyGameEvent, Revision } from '@stacktrail/game-events';

/** The facts of the action at hand that a state-based action follows from, oldest first. */
export function recentFacts(game: Game, isCause: (event: AnyGameEvent) => boolean): readonly Revision[] {
  return game.action.filter(isCause).map((event) => event.revision);
}

/** The same, or where the action at hand tells nothing, these. */
export function recentFactsOr(
  game: Game,
  isCause: (event: AnyGameEvent) => boolean,
  otherwise: readonly Revision[],
): readonly Revision[] {
  const recent = recentFacts(game, isCause);
  return recent.length > 0 ? recent : otherwise;
}
