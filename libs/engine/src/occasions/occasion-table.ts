import type { EventType, GameEvent } from '@stacktrail/game-events';
import type { GameState, Occasion, OccasionKind } from '@stacktrail/game-state';

/** What one kind of fact gives occasion for. */
export interface Giver<K extends EventType> {
  readonly gives: readonly OccasionKind[];
  /**
   * @param state the state after all that happened at once
   * @param before the state before the fact
   */
  readonly of: (state: GameState, event: GameEvent<K>, before: GameState) => readonly Occasion[];
}

/** The kinds of facts of one part of the rules. */
export type OccasionTable = { readonly [K in EventType]?: Giver<K> };

export const none: readonly Occasion[] = [];
