import type { EncodedEvent } from '../batch.js';
import { atOriginalTime } from '../copying/original-time.js';
import type { StoredEvent } from '../event-store.js';
import { type Position, positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';

/** An event as the memory keeps it: nobody can change what a JSON text says. */
export interface MemoryRecord extends EncodedEvent {
  readonly stream: StreamName;
  readonly revision: Revision;
  readonly position: Position;
  readonly recordedAt: number;
}

export function recordOf(
  { id, type, data, metadata }: EncodedEvent,
  stream: StreamName,
  revision: number,
  position: number,
  recordedAt: Date,
): MemoryRecord {
  return {
    id,
    type,
    data,
    metadata,
    stream,
    revision: revision as Revision,
    position: positionOf(position),
    recordedAt: recordedAt.getTime(),
  };
}

export function decode(record: MemoryRecord): StoredEvent {
  return atOriginalTime({
    id: record.id,
    type: record.type,
    data: JSON.parse(record.data) as unknown,
    metadata: JSON.parse(record.metadata) as Record<string, unknown>,
    stream: record.stream,
    revision: record.revision,
    position: record.position,
    recordedAt: new Date(record.recordedAt),
  });
}
