import type { Position as LogPosition, RecordedEvent } from '@eventstore/db-client';
import { atOriginalTime } from '../copying/original-time.js';
import { EventStoreUnavailable, StreamDamaged } from '../errors.js';
import type { DamagedEvent, LogEntry, StoredEvent } from '../event-store.js';
import { numbersOf, type Position, positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import type { passes } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';

/** What a server from before 22.10 gives for the position of an event of a stream: -1 as an unsigned number. */
const NO_POSITION = 0xffff_ffff_ffff_ffffn;

/** Whether the event is the database's own: its type, or its stream's name, begins with `$`. */
export function isSystemEvent(event: RecordedEvent): boolean {
  return event.type.startsWith('$') || event.streamId.startsWith('$');
}

/** What a filter looks at. */
export function placeOf({ streamId, type, revision }: RecordedEvent): Parameters<typeof passes>[0] {
  return { stream: streamId, type, revision: Number(revision) };
}

/**
 * The event as it stands in the log. What another program has written there may be no JSON; then it is damaged.
 *
 * Data that is called JSON and is none can't be told from a JSON text here: the client gives either as a string.
 */
export function logEntryOf(event: RecordedEvent): LogEntry {
  const problem = problemOf(event);
  return problem === null ? storedEvent(event) : damagedEvent(event, problem);
}

/** The event of a stream that is read. @throws StreamDamaged if it is no JSON */
export function storedEventOf(event: RecordedEvent): StoredEvent {
  const problem = problemOf(event);
  if (problem === null) return storedEvent(event);
  throw new StreamDamaged(event.streamId as StreamName, Number(event.revision) as Revision, problem);
}

function problemOf({ isJson, metadata }: RecordedEvent): string | null {
  if (!isJson) return 'its data is not JSON';
  const isObject = typeof metadata === 'object' && !ArrayBuffer.isView(metadata) && !Array.isArray(metadata);
  return metadata === undefined || isObject ? null : 'its metadata is not a JSON object';
}

function storedEvent(event: RecordedEvent): StoredEvent {
  return atOriginalTime({
    id: event.id,
    type: event.type,
    data: event.data,
    metadata: (event.metadata ?? {}) as Record<string, unknown>,
    stream: event.streamId as StreamName,
    revision: Number(event.revision) as Revision,
    position: positionOfLog(event.position),
    recordedAt: event.created,
  });
}

function damagedEvent({ streamId, revision, position }: RecordedEvent, problem: string): DamagedEvent {
  return {
    damaged: true,
    position: positionOfLog(position),
    stream: streamId as StreamName,
    revision: Number(revision) as Revision,
    problem,
  };
}

/** @throws EventStoreUnavailable if the server is too old to give positions */
export function positionOfLog(position: LogPosition | undefined): Position {
  if (position === undefined || position.commit === NO_POSITION) {
    throw new EventStoreUnavailable('EventStoreDB gave no position: a server from 23.10 on is needed');
  }
  return positionOf(position.commit, position.prepare);
}

/** @throws InvalidPosition if the position is another kind of store's */
export function logPositionOf(position: Position): LogPosition {
  const [commit, prepare] = numbersOf(position, 2) as [bigint, bigint];
  return { commit, prepare };
}
