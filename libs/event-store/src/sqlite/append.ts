import type { EncodedEvent } from '../batch.js';
import { StreamDeleted, WrongExpectedRevision } from '../errors.js';
import type { Appended } from '../event-store.js';
import { type AppendDecision, decideAppend, type StreamHead } from '../optimistic-concurrency.js';
import { positionOf } from '../position.js';
import type { ExpectedRevision, Revision } from '../revision.js';
import type { StreamName } from '../stream-name.js';
import { eventChecksum, streamChecksum } from './checksum.js';
import { GREATEST_NUMBER } from './greatest-number.js';
import { type EventRow, NO_CHECKSUM } from './event-row.js';
import { type Checksums, idOf } from './decode-row.js';
import { nameIn } from './name-row.js';
import type { SqliteDriver, SqliteRow, SqliteValue } from './sqlite-driver.js';
import type { StoredRows } from './stored-rows.js';

/** The last revision and the last position stand in `events` or in a block. */
const HEAD = `SELECT streams.id AS stream,
    max(coalesce((SELECT max(position) FROM events WHERE position <= ${GREATEST_NUMBER}), 0),
      coalesce((SELECT max(last_position) FROM blocks WHERE last_position <= ${GREATEST_NUMBER}), 0)) AS position,
    CAST(streams.name AS BLOB) AS name, coalesce(CAST(streams.checksum AS INTEGER), ${NO_CHECKSUM}) AS checksum,
    max(coalesce((SELECT max(revision) FROM events WHERE stream = streams.id), -1),
      coalesce((SELECT last_revision FROM blocks WHERE stream = streams.id ORDER BY first_revision DESC LIMIT 1), -1)) AS last,
    (SELECT octet_length(events) = 0 AND checksum = head_checksum FROM blocks
      WHERE stream = streams.id ORDER BY first_revision DESC LIMIT 1) AS isDeleted
  FROM (SELECT 1) LEFT JOIN streams ON streams.name = ?`;
const EVENT_AT = 'SELECT CAST(id AS BLOB) AS id, position FROM events WHERE stream = ? AND revision = ?';
const EVENT_WITH_ID = 'SELECT revision FROM events WHERE stream = ? AND id = ?';
const NEXT_STREAM = `SELECT coalesce(max(id), 0) + 1 AS id FROM streams WHERE id < ${GREATEST_NUMBER}`;
const BEGIN_STREAM = 'INSERT INTO streams (id, name, checksum) VALUES (?, ?, ?)';

/** How many rows one statement inserts: for eight it takes two thirds of the time of eight statements. */
const ROWS_AT_ONCE = 8;
const INSERT = Array.from(
  { length: ROWS_AT_ONCE + 1 },
  (_, rows) =>
    `INSERT INTO events (position, stream, revision, id, type, data, metadata, recorded_at, checksum)
      VALUES ${Array<string>(rows).fill('(?, ?, ?, ?, ?, ?, ?, ?, ?)').join(', ')}`,
);

/** A batch that is to be stored. */
export interface Batch {
  readonly stream: StreamName;
  readonly expected: ExpectedRevision;
  readonly events: readonly EncodedEvent[];
  /** In milliseconds since 1970. */
  readonly recordedAt: number;
}

interface Head {
  /** The stream's number; `null` if it is new. */
  readonly stream: number | null;
  readonly last: Revision | 'noStream';
  /** The position of the last event of all. */
  readonly position: number;
}

/** Appends to the file, within transactions that the caller begins and ends. */
export class Appender {
  /**
   * @param stored is told which revisions of which stream an append has stored, before that is committed
   */
  constructor(
    private readonly driver: SqliteDriver,
    private readonly rows: StoredRows,
    private readonly checksums: Checksums,
    private readonly stored: (stream: number, first: number, last: number) => void,
  ) {}

  /** @throws WrongExpectedRevision, StreamDamaged, StreamDeleted */
  append(batch: Batch): Appended {
    const { stream: name, expected, events } = batch;
    let head = this.#headOf(name);
    let decision = this.#decide(head, batch);
    if (decision.kind === 'conflict' && head.stream !== null) {
      // Damage can have brought another stream's event here, which would stand beyond the last one of this stream.
      head = { ...head, last: asLast(this.rows.lastRevision(name)) };
      decision = this.#decide(head, batch);
    }
    if (decision.kind === 'conflict') throw new WrongExpectedRevision(name, expected, head.last);
    const lastRevision = (decision.first + events.length - 1) as Revision;
    const position =
      decision.kind === 'append'
        ? this.#insert(head, decision.first, batch)
        : Number(this.#eventAt(head.stream, lastRevision)?.position);
    return { stream: name, firstRevision: decision.first, lastRevision, position: positionOf(position) };
  }

  #headOf(name: StreamName): Head {
    const { agreesOnEvents, agreesOnNames } = this.rows.indexes;
    if (!agreesOnEvents || !agreesOnNames) return this.#headWithoutIndexes(name);
    const row = this.driver.get(HEAD, name) ?? {};
    const stream = this.#isRowOf(row, name) ? Number(row.stream) : this.#streamWithoutRow(row, name);
    if (row.isDeleted === 1) throw new StreamDeleted(name);
    return { stream, position: Number(row.position ?? 0), last: asLast(Number(row.last ?? -1)) };
  }

  #headWithoutIndexes(name: StreamName): Head {
    const { names, log } = this.rows;
    return { stream: names.idOf(name) ?? null, position: log.last(), last: asLast(this.rows.lastRevision(name)) };
  }

  /** The number of a stream whose name has led to no row, or to one that is damaged; `null` if it is new. */
  #streamWithoutRow(row: SqliteRow, name: StreamName): number | null {
    if (row.stream !== null) return this.rows.names.idOf(name) ?? null;
    this.rows.names.assertNotLost(name);
    return null;
  }

  /** Whether the row that a name has led to holds that name. */
  #isRowOf({ stream, name, checksum }: SqliteRow, asked: StreamName): boolean {
    if (typeof stream !== 'number' || !(name instanceof Uint8Array)) return false;
    const row = { id: BigInt(stream), checksum: BigInt(Number(checksum)), name: Buffer.from(name) };
    return nameIn(row, this.checksums) === asked;
  }

  #decide({ stream, last }: Head, { expected, events }: Batch): AppendDecision {
    const head: StreamHead = {
      last,
      idAt: (revision) => this.#eventAt(stream, revision)?.id,
      revisionOf: (id) => {
        const row = this.driver.get(EVENT_WITH_ID, stream, id);
        return row === undefined ? this.#inBlocks(stream, id)?.revision : Number(row.revision);
      },
    };
    return decideAppend(
      head,
      expected,
      events.map(({ id }) => id),
    );
  }

  #eventAt(
    stream: number | null,
    revision: number,
  ): { readonly id?: string | undefined; readonly position: number } | undefined {
    const row = this.driver.get(EVENT_AT, stream, revision);
    if (row !== undefined) return { id: textIn(row.id), position: Number(row.position) };
    const [packed] = stream === null ? [] : this.rows.blocks.betweenRevisions(stream, revision, revision);
    return packed && { id: idOf(packed), position: packed.position };
  }

  #inBlocks(stream: number | null, id: string): EventRow | undefined {
    if (stream === null) return undefined;
    const blocks = this.rows.blocks.ofStream(stream);
    return blocks.flatMap((head) => this.rows.blocks.rows(head)).find((row) => idOf(row) === id);
  }

  /** Inserts the rows of a batch. @returns the position of the last row */
  #insert(head: Head, first: number, { stream: name, events, recordedAt }: Batch): number {
    const stream = head.stream ?? this.#beginStream(name);
    let { position } = head;
    let revision = first;
    for (let from = 0; from < events.length; from += ROWS_AT_ONCE) {
      const rows = events.slice(from, from + ROWS_AT_ONCE);
      const values: SqliteValue[] = [];
      for (const event of rows) {
        const numbers = { position: (position += 1), stream, revision, recordedAt };
        const { id, type, data, metadata } = event;
        const checksum = eventChecksum(numbers, event);
        values.push(position, stream, revision, id, type, data, metadata, recordedAt, checksum);
        revision += 1;
      }
      this.driver.run(INSERT[rows.length] as string, ...values);
    }
    this.stored(stream, first, revision - 1);
    return position;
  }

  #beginStream(name: StreamName): number {
    const id = Number(this.driver.get(NEXT_STREAM)?.id);
    return this.driver.run(BEGIN_STREAM, id, name, streamChecksum(id, name));
  }
}

function asLast(revision: number): Revision | 'noStream' {
  return revision < 0 ? 'noStream' : (revision as Revision);
}

function textIn(value: SqliteRow[string] | undefined): string | undefined {
  return value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : undefined;
}
