import type { ExpectedRevision, Revision } from './revision.js';
import type { StreamName } from './stream-name.js';

/** What every failure of an event store is an instance of. */
export abstract class EventStoreError extends Error {
  override get name(): string {
    return this.constructor.name;
  }
}

/** The stream isn't where the writer believed it to be: somebody else has written. Nothing was stored. */
export class WrongExpectedRevision extends EventStoreError {
  constructor(
    readonly stream: StreamName,
    readonly expected: ExpectedRevision,
    readonly actual: Revision | 'noStream',
  ) {
    super(`Stream ${stream}: expected ${inWords(expected)}, found ${inWords(actual)}`);
  }
}

/** The store can't be reached, or is closed. Whether an append was stored is unknown; its event ids make a retry safe. */
export class EventStoreUnavailable extends EventStoreError {}

/** The store's account may not do this. */
export class AccessDenied extends EventStoreUnavailable {}

/** Which process writes to a store, as far as that is known. */
export interface StoreHolder {
  readonly pid: number;
  /** What it calls itself, such as `the server at http://127.0.0.1:3000`; empty if it doesn't. */
  readonly name: string;
}

/** Another process writes to the store's file; one does at a time. It can be opened to be read. */
export class EventStoreInUse extends EventStoreUnavailable {
  constructor(
    readonly file: string,
    readonly holder: StoreHolder | null,
  ) {
    super(
      `The event store file ${file} is in use by ${holderInWords(holder)}: one process at a time writes to it. ` +
        'Stop that process, or name another file.',
    );
  }
}

/** The store was opened to be read. Nothing was stored. */
export class OpenedForReading extends EventStoreError {
  constructor(readonly stream: StreamName) {
    super(`Stream ${stream}: the event store was opened to be read, and nothing can be written`);
  }
}

/** The batch is larger than a store takes in one append. Nothing was stored. */
export class BatchTooLarge extends EventStoreError {
  constructor(
    readonly stream: StreamName,
    readonly sizeBytes: number,
    readonly limitBytes: number,
  ) {
    super(`Stream ${stream}: a batch of ${sizeBytes} bytes is over the limit of ${limitBytes} bytes an append`);
  }
}

/** The batch can't be stored as it is: empty, an id that isn't a UUID or comes twice, data that isn't JSON. */
export class InvalidBatch extends EventStoreError {
  constructor(
    readonly stream: StreamName,
    readonly problem: string,
  ) {
    super(`Stream ${stream}: ${problem}`);
  }
}

/** A name that no store would take. */
export class InvalidName extends EventStoreError {
  constructor(
    readonly kind: 'stream',
    readonly given: string,
    readonly form: string,
  ) {
    super(`${JSON.stringify(given)} is no name for a ${kind}: it has the form ${form}`);
  }
}

/** A text that isn't a position, or a position of another kind of store. */
export class InvalidPosition extends EventStoreError {
  constructor(readonly given: string) {
    super(`${JSON.stringify(given)} is not a position of this event store`);
  }
}

/** What was opened isn't an event store that this version can read. */
export class UnreadableEventStore extends EventStoreError {
  constructor(
    readonly location: string,
    readonly problem: string,
  ) {
    super(`${location}: ${problem}`);
  }
}

/**
 * A stored event can't be read, or is not what was stored. The events before it, and those after it, can be read: a read
 * that begins `from` behind it gives them.
 */
export class StreamDamaged extends EventStoreError {
  constructor(
    readonly stream: StreamName,
    /** Which event it is; where the whole stream is damaged, 0. */
    readonly revision: Revision,
    readonly problem: string,
  ) {
    super(`Stream ${stream} is damaged at revision ${revision}: ${problem}`);
  }
}

/** The stream was deleted. There will never be another one of that name. */
export class StreamDeleted extends EventStoreError {
  constructor(readonly stream: StreamName) {
    super(`Stream ${stream} was deleted`);
  }
}

function inWords(revision: ExpectedRevision): string {
  if (revision === 'noStream') return 'no stream';
  return revision === 'any' ? 'any revision' : `revision ${revision}`;
}

function holderInWords(holder: StoreHolder | null): string {
  if (holder === null) return 'another process';
  const pid = `pid ${holder.pid}`;
  return holder.name === '' ? `another process (${pid})` : `another process: ${holder.name} (${pid})`;
}
