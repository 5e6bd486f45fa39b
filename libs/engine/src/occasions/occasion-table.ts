import type { EventType, GameEvent } from '@stacktrail/game-events';
import type { GameState, Occasion, OccasionKind } from '@stacktrail/game-state';

/** The occasions that one kind of fact can give. */
export interface Giver<K extends EventType> {
  readonly gives: readonly OccasionKind[];
  /**
   * @param state the state after all that happened at once
   * @param before the state before the fact
   */
  readonly of: (state: GameState, event: GameEvent<K>, before: GameState) => readonly Occasion[];
}

/** The kinds of facts of one part of the rules, with their occasions. */
export type OccasionTable = { readonly [K in EventType]?: Giver<K> };

export const none: readonly Occasion[] = [];
