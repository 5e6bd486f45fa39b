export { BATCH_LIMIT_BYTES } from './batch.js';
export { isStoredEvent } from './caught-up.js';
export {
  BatchTooLarge,
  EventStoreError,
  EventStoreUnavailable,
  InvalidBatch,
  InvalidName,
  InvalidPosition,
  StreamDeleted,
  UnreadableEventStore,
  WrongExpectedRevision,
} from './errors.js';
export type {
  Appended,
  CaughtUp,
  Direction,
  EventStore,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  SubscriptionStart,
} from './event-store.js';
export { MemoryEventStore } from './memory/memory-event-store.js';
export { openEventStore } from './open-store.js';
export { comparePositions, parsePosition, type Position } from './position.js';
export { revision, type ExpectedRevision, type Revision } from './revision.js';
export { openSchema } from './sqlite/schema.js';
export { openSqliteDriver, type SqliteDriver, type SqliteRow, type SqliteValue } from './sqlite/sqlite-driver.js';
export { StoreAddress, withoutUserInfoOf } from './store-address.js';
export { passes, type StreamFilter } from './stream-filter.js';
export { categoryOf, streamName, type StreamName } from './stream-name.js';
