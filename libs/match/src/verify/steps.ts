import type { AnyGameEvent } from '@stacktrail/game-events';
import { Timeline, type Catalog, type GameState } from '@stacktrail/game-state';

/** A fact, with the states before and after it. */
export interface Step {
  readonly before: GameState;
  readonly event: AnyGameEvent;
  readonly after: GameState;
}

/** Folds a game fact by fact, through its reversals. */
export function* stepsOf(catalog: Catalog, events: readonly AnyGameEvent[]): Generator<Step> {
  const timeline = new Timeline(catalog);
  for (const event of events) {
    const before = timeline.state;
    timeline.append(event);
    yield { before, event, after: timeline.state };
  }
}
