export { BATCH_LIMIT_BYTES } from './batch.js';
export { isDamagedEvent, isStoredEvent } from './caught-up.js';
export { compareStores, type Difference } from './copying/compare-stores.js';
export { storeOf, type FiledEvent } from './memory/store-of.js';
export { copyStore, type CopyReport, type NotCopied } from './copying/copy-store.js';
export {
  AccessDenied,
  BatchTooLarge,
  EventStoreError,
  EventStoreInUse,
  EventStoreUnavailable,
  InvalidBatch,
  InvalidName,
  InvalidPosition,
  OpenedForReading,
  StreamDamaged,
  StreamDeleted,
  UnreadableEventStore,
  WrongExpectedRevision,
  type StoreHolder,
} from './errors.js';
export type {
  Appended,
  CaughtUp,
  DamagedEvent,
  Direction,
  EventStore,
  LogEntry,
  LostEvent,
  NewEvent,
  ReadAllOptions,
  ReadOptions,
  StoredEvent,
  StreamEntry,
  SubscriptionStart,
} from './event-store.js';
export type { NameAndPassword, SetUpOptions, SetUpStep } from './eventstoredb/set-up.js';
export { MemoryEventStore } from './memory/memory-event-store.js';
export { openEventStore, setUpDatabase, type OpenOptions } from './open-store.js';
export { withEnd } from './async-iterable.js';
export { Pace, turnOfLongWork } from './pace.js';
export { comparePositions, parsePosition, type Position } from './position.js';
export { revision, type ExpectedRevision, type Revision } from './revision.js';
export { SealedEventStore } from './sealing/sealed-event-store.js';
export type { Secrecy, StreamSecrets } from './sealing/secrecy.js';
export { copySqliteStore, type CopiedStore } from './sqlite/copy-store.js';
export { packSqliteStore, type PackedStore } from './sqlite/pack-store.js';
export { openSchema } from './sqlite/schema.js';
export {
  isDamage,
  openSqliteDriver,
  type SqliteDriver,
  type SqliteRow,
  type SqliteValue,
} from './sqlite/sqlite-driver.js';
export { StoreAddress, withoutUserInfoOf } from './store-address.js';
export {
  lastPositionOf,
  lastRevisionOf,
  readEntries,
  subscribeToEntries,
  type EntriesRange,
} from './stream-entries.js';
export { passes, type StreamFilter } from './stream-filter.js';
export { categoryOf, streamName, type StreamName } from './stream-name.js';
