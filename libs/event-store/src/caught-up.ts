import type { CaughtUp, DamagedEvent, LogEntry, StoredEvent, StreamEntry } from './event-store.js';

export const CAUGHT_UP: CaughtUp = Object.freeze({ caughtUp: true });

/** Whether it is an event, not the news that a subscription has caught up and not a damaged event. */
export function isStoredEvent(delivered: LogEntry | StreamEntry | CaughtUp): delivered is StoredEvent {
  return !('caughtUp' in delivered) && !('damaged' in delivered);
}

/** Whether it stands in the place of an event that can't be read. */
export function isDamagedEvent(delivered: LogEntry | CaughtUp): delivered is DamagedEvent {
  return 'damaged' in delivered;
}
