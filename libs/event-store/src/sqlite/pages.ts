import type { StoredEvent } from '../event-store.js';
import { positionOf } from '../position.js';
import type { Revision } from '../revision.js';
import type { StreamFilter } from '../stream-filter.js';
import type { StreamName } from '../stream-name.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** A page is one row, and the row one JSON text: data and metadata are JSON already and are put in as they are. */
const PAGE = `SELECT '[' || group_concat(
    '[' || json_array(events.position, streams.name, events.revision, events.id, events.type, events.recorded_at)
    || ',' || events.data || ',' || events.metadata || ']') || ']' AS page
  FROM events JOIN streams ON streams.id = events.stream`;
const beginsWithOneOf = (column: string, prefixes: string): string =>
  `(${prefixes} IS NULL OR EXISTS
    (SELECT 1 FROM json_each(${prefixes}) WHERE substr(${column}, 1, length(value)) = value))`;

const OF_THE_LOG = `${PAGE} WHERE events.position BETWEEN ?1 AND ?2
  AND ${beginsWithOneOf('streams.name', '?3')} AND ${beginsWithOneOf('events.type', '?4')}`;
const OF_A_STREAM = `${PAGE} WHERE streams.name = ?1 AND events.revision BETWEEN ?2 AND ?3`;
const LAST_OF_THE_LOG = 'SELECT coalesce(max(position), 0) AS last FROM events';
const LAST_OF_A_STREAM = `SELECT coalesce(max(revision), -1) AS last FROM events
  WHERE stream = (SELECT id FROM streams WHERE name = ?)`;
const STREAMS = `SELECT coalesce(json_group_array(name), '[]') AS names FROM
  (SELECT name FROM streams WHERE substr(name, 1, length(?1)) = ?1 ORDER BY id)`;

type PageRow = readonly [
  columns: readonly [position: number, stream: string, revision: number, id: string, type: string, recordedAt: number],
  data: unknown,
  metadata: Record<string, unknown>,
];

/** A run of numbered events, and how large its JSON was. */
export interface Page {
  readonly events: readonly StoredEvent[];
  readonly size: number;
}

/** The events whose positions lie between these, both included, in order. */
export function pageOfLog(driver: SqliteDriver, first: number, last: number, filter: StreamFilter = {}): Page {
  const prefixes = [filter.streamPrefixes, filter.typePrefixes].map((list) => (list ? JSON.stringify(list) : null));
  return decode(driver.get(OF_THE_LOG, first, last, ...prefixes)?.page);
}

/** The events of a stream whose revisions lie between these, both included, in order. */
export function pageOfStream(driver: SqliteDriver, stream: StreamName, first: number, last: number): Page {
  return decode(driver.get(OF_A_STREAM, stream, first, last)?.page);
}

/** The position of the last event, 0 where there is none. */
export function lastPosition(driver: SqliteDriver): number {
  return Number(driver.get(LAST_OF_THE_LOG)?.last);
}

/** The revision of a stream's last event, -1 where there is none. */
export function lastRevision(driver: SqliteDriver, stream: StreamName): number {
  return Number(driver.get(LAST_OF_A_STREAM, stream)?.last);
}

/** The names of the streams that begin so, in the order in which they were begun. */
export function streamNames(driver: SqliteDriver, prefix: string): readonly StreamName[] {
  return JSON.parse(String(driver.get(STREAMS, prefix)?.names)) as StreamName[];
}

function decode(page: unknown): Page {
  if (typeof page !== 'string') return { events: [], size: 0 };
  const rows = JSON.parse(page) as PageRow[];
  // SQLite promises no order within an aggregate.
  rows.sort(([[a]], [[b]]) => a - b);
  return { events: rows.map(eventOf), size: page.length };
}

function eventOf([[position, stream, revision, id, type, recordedAt], data, metadata]: PageRow): StoredEvent {
  return {
    id,
    type,
    data,
    metadata,
    stream: stream as StreamName,
    revision: revision as Revision,
    position: positionOf(position),
    recordedAt: new Date(recordedAt),
  };
}
