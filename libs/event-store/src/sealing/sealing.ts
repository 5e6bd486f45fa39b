import type { DamagedEvent, NewEvent, StoredEvent } from '../event-store.js';
import { openBox, sealBox } from './sealed-box.js';
import { cutSecrets, joinSecrets, type StreamSecrets } from './secrecy.js';

/** The field of the metadata that holds an event's sealed part. */
const FIELD = 'sealed';

/** The event as it is stored: what is secret stands sealed in its metadata. */
export function sealed(event: NewEvent, stream: string, secrets: StreamSecrets, key: Buffer): NewEvent {
  const cut = cutSecrets(event, secrets.places);
  if (cut === null) return event;
  const { id, type } = event;
  const box = sealBox(cut.secrets, key, { stream, id, type }, secrets.compressed);
  return { id, type, data: cut.open.data, metadata: { ...cut.open.metadata, [FIELD]: box } };
}

/** Whether an event has anything to be sealed. */
export function hasSecrets(event: NewEvent, { places }: StreamSecrets): boolean {
  return cutSecrets(event, places) !== null;
}

/** The sealed part of an event; `undefined` if it has none. */
export function boxOf({ metadata }: StoredEvent): string | undefined {
  const box = (metadata as StoredEvent['metadata'] | null)?.[FIELD];
  return typeof box === 'string' ? box : undefined;
}

/**
 * The event as it was appended; without a key, what is open of it.
 *
 * @param box its sealed part
 * @returns what is wrong with it, if the key doesn't open the box
 */
export function opened(event: StoredEvent, box: string, key: Buffer | null): StoredEvent | DamagedEvent {
  const { [FIELD]: _, ...metadata } = event.metadata;
  if (key === null) return { ...event, metadata };
  const secrets = openBox(box, key, event);
  if (secrets !== null) return { ...event, ...joinSecrets({ data: event.data, metadata }, secrets) };
  const { stream, revision, position } = event;
  return { damaged: true, stream, revision, position, problem: 'its sealed part can’t be opened' };
}
