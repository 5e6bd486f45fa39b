import type { StoredEvent, StreamName } from '@stacktrail/event-store';

/** What a batch did to one stream: the changes of the events that could be folded, and the one that couldn't. */
export class StreamPart<Change> {
  readonly changes: Change[] = [];
  last: StoredEvent | null = null;
  failure: { readonly event: StoredEvent; readonly error: unknown } | null = null;

  /** @param through the last revision that is folded in */
  constructor(
    readonly stream: StreamName,
    public through: number,
  ) {}

  folded(event: StoredEvent, changes: readonly Change[]): void {
    this.changes.push(...changes);
    this.through = event.revision;
    this.last = event;
  }
}

/** A stream's event does not come after the one before it: something between the store and here has lost events. */
export class OutOfOrder extends Error {
  override readonly name = 'OutOfOrder';

  constructor(event: StoredEvent, expected: number) {
    super(`stream ${event.stream}: revision ${event.revision} came where ${expected} was expected`);
  }
}
