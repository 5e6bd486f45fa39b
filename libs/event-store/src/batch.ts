import { BatchTooLarge, InvalidBatch } from './errors.js';
import type { NewEvent } from './event-store.js';
import type { StreamName } from './stream-name.js';

/** EventStoreDB's default limit of an append, and so the limit of every store. */
export const BATCH_LIMIT_BYTES = 1_048_576;

/** An event with its data and metadata as the JSON that is stored. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

/** `$` begins the types of EventStoreDB's own events; half a surrogate pair has no UTF-8. */
const TYPE = /^[^$\s\p{Cc}\p{Cs}][^\p{Cc}\p{Cs}]*$/u;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether an event may have this id. */
export function isEventId(id: string): boolean {
  return UUID.test(id);
}

/** Whether an event may have this type. */
export function isEventType(type: string): boolean {
  return TYPE.test(type);
}

/**
 * Checks a batch and writes its JSON. The caller may change its objects afterwards.
 * @throws InvalidBatch, BatchTooLarge
 */
export function encodeBatch(stream: StreamName, events: readonly NewEvent[]): readonly EncodedEvent[] {
  if (events.length === 0) throw new InvalidBatch(stream, 'an append needs at least one event');
  const encoded = events.map((event, index) => encode(stream, event, index));
  if (new Set(encoded.map(({ id }) => id)).size < encoded.length) {
    throw new InvalidBatch(stream, 'an event id comes twice in the batch');
  }
  const sizeBytes = batchSizeBytes(encoded);
  if (sizeBytes > BATCH_LIMIT_BYTES) throw new BatchTooLarge(stream, sizeBytes, BATCH_LIMIT_BYTES);
  return encoded;
}

function encode(stream: StreamName, { id, type, data, metadata }: NewEvent, index: number): EncodedEvent {
  if (!isEventId(id)) throw new InvalidBatch(stream, `event ${index}: the id ${JSON.stringify(id)} is not a UUID`);
  if (!isEventType(type)) {
    throw new InvalidBatch(stream, `event ${index}: ${JSON.stringify(type)} is no type for an event`);
  }
  return { id, type, data: toJson(stream, index, 'data', data), metadata: toJson(stream, index, 'metadata', metadata) };
}

function toJson(stream: StreamName, index: number, field: string, value: unknown): string {
  try {
    const json = JSON.stringify(value) as string | undefined;
    if (json !== undefined) return json;
  } catch (cause) {
    throw Object.assign(notJson(stream, index, field), { cause });
  }
  throw notJson(stream, index, field);
}

function notJson(stream: StreamName, index: number, field: string): InvalidBatch {
  return new InvalidBatch(stream, `event ${index}: JSON can't say its ${field}`);
}

/** The size as EventStoreDB counts it: the types in UTF-16, the rest in UTF-8. */
export function batchSizeBytes(events: readonly EncodedEvent[]): number {
  return events.reduce(
    (size, { type, data, metadata }) => size + type.length * 2 + Buffer.byteLength(data) + Buffer.byteLength(metadata),
    0,
  );
}
