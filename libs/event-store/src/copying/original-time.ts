import type { NewEvent, StoredEvent } from '../event-store.js';

/** The field of the metadata in which a copied event keeps when it was recorded first. */
const FIELD = 'recordedAt';

const ISO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** The event as another store takes it: its metadata say when it was recorded here. */
export function withOriginalTime({ id, type, data, metadata, recordedAt }: StoredEvent): NewEvent {
  return { id, type, data, metadata: { ...metadata, [FIELD]: recordedAt.toISOString() } };
}

/** A copied event with the time at which it was recorded first, and without the field that says so. */
export function atOriginalTime(event: StoredEvent): StoredEvent {
  // What another program has stored may be no record.
  const time = (event.metadata as StoredEvent['metadata'] | null)?.[FIELD];
  if (typeof time !== 'string' || !ISO_TIME.test(time)) return event;
  const { [FIELD]: _, ...metadata } = event.metadata;
  return { ...event, metadata, recordedAt: new Date(time) };
}
