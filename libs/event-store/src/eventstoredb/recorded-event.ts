import type { Position as LogPosition, RecordedEvent } from '@eventstore/db-client';
import { EventStoreUnavailable } from '../errors.js';
import type { StoredEvent } from '../event-store.js';
import { numbersOf, type Position, positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';

/** What a server from before 22.10 gives for the position of an event of a stream: -1 as an unsigned number. */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;

/** Whether the event is the database's own: its type, or its stream's name, begins with `$`. */
export function isSystemEvent(event: RecordedEvent): boolean {
  return event.type.startsWith('$') || event.streamId.startsWith('$');
}

export function storedEventOf(event: RecordedEvent): StoredEvent {
  return {
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: (event.metadata ?? {}) as Record<string, unknown>,
    stream: event.streamId as StreamName,
    revision: Number(event.revision) as Revision,
    position: positionOfLog(event.position),
    recordedAt: event.created,
  };
}

/** @throws EventStoreUnavailable where the server is too old to give positions */
export function positionOfLog(position: LogPosition | undefined): Position {
  if (position === undefined || position.commit === NO_POSITION) {
    throw new EventStoreUnavailable('EventStoreDB gave no position: a server from 23.10 on is needed');
  }
  return positionOf(position.commit, position.prepare);
}

/** @throws InvalidPosition where the position is another kind of store's */
export function logPositionOf(position: Position): LogPosition {
  const [commit, prepare] = numbersOf(position, 2) as [bigint, bigint];
  return { commit, prepare };
}
