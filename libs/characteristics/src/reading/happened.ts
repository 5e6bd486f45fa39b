import type { TriggerEvent } from '@stacktrail/card-tree';
import type { RememberedOccasion } from '@stacktrail/game-state';

/** How often an event has happened, its amounts added up, and the objects that it happened to. */
export interface PastEvents {
  readonly times: number;
  readonly amount: number;
  readonly which: readonly RememberedOccasion[];
}

/** An event that a text asks about, the turn, and whether only occasions before the spell was cast count. */
export interface EventQuery {
  readonly event: TriggerEvent;
  readonly turn?: 'last turn' | 'this game';
  readonly before?: 'this spell';
}
