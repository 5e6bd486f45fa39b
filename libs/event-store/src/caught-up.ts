import type { CaughtUp, StoredEvent } from './event-store.js';

export const CAUGHT_UP: CaughtUp = Object.freeze({ caughtUp: true });

/** Whether a subscription has delivered an event, not the news that it has caught up. */
export function isStoredEvent(delivered: StoredEvent | CaughtUp): delivered is StoredEvent {
  return !('caughtUp' in delivered);
}
