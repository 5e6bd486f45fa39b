import type { EventStore, NewEvent } from '../event-store.js';
import { MemoryEventStore } from './memory-event-store.js';
import { revision } from '../revision.js';
import { streamName } from '../stream-name.js';

/** An event as it stands in a file. */
export interface FiledEvent extends NewEvent {
  readonly stream: string;
  readonly revision: number;
  /** When it was recorded, in milliseconds since 1970. */
  readonly recordedAt: number;
}

/** A store in memory that holds these events alone, with their times: `copyStore` brings them into another one. */
export async function storeOf(events: readonly FiledEvent[]): Promise<EventStore> {
  const store = new MemoryEventStore();
  for (const { stream, revision: at, recordedAt, id, type, data, metadata } of events) {
    const time = new Date(recordedAt).toISOString();
    const event = { id, type, data, metadata: { ...metadata, recordedAt: time } };
    await store.append(streamName(stream), at === 0 ? 'noStream' : revision(at - 1), [event]);
  }
  return store;
}
