import type { TriggerEvent } from '@stacktrail/card-tree';
import type { RememberedOccasion } from '@stacktrail/game-state';

/** How often an event has happened, how much it was altogether, and what it happened to. */
export interface PastEvents {
  readonly times: number;
  readonly amount: number;
  readonly which: readonly RememberedOccasion[];
}

/** An event that something asks about, in which turn, and whether only as far as it came before the spell was cast. */
export interface EventQuery {
  readonly event: TriggerEvent;
  readonly turn?: 'last turn';
  readonly before?: 'this spell';
}
