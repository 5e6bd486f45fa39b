import { randomUUID } from 'node:crypto';
import type { SqliteDriver } from '@stacktrail/event-store';

/** An event as a row of the table `events`. */
export interface Row {
  readonly type: string;
  readonly data: string;
  readonly metadata: string;
}

const ROWS_AT_ONCE = 8;
const INSERT = Array.from(
  { length: ROWS_AT_ONCE + 1 },
  (_, rows) =>
    `INSERT INTO events (stream, revision, id, type, data, metadata, recorded_at, checksum)
      VALUES ${Array<string>(rows).fill('(?, ?, ?, ?, ?, ?, ?, 0)').join(', ')}`,
);

/** Writes rows of the event store's tables with nothing but the driver: no checks, no subscribers. */
export class BareWriter {
  private readonly next: number[];

  constructor(
    private readonly driver: SqliteDriver,
    streams: number,
  ) {
    this.next = Array<number>(streams).fill(0);
    for (let stream = 0; stream < streams; stream++)
      driver.run('INSERT INTO streams (name, checksum) VALUES (?, 0)', `game-${stream}`);
  }

  transaction(work: () => void): void {
    this.driver.exec('BEGIN IMMEDIATE');
    work();
    this.driver.exec('COMMIT');
  }

  /** @param stream its number, from 0 */
  insert(stream: number, rows: readonly Row[]): void {
    let revision = this.next[stream] ?? 0;
    const now = Date.now();
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
      const some = rows.slice(from, from + ROWS_AT_ONCE);
      const values = some.flatMap(({ type, data, metadata }) => [
        stream + 1,
        revision++,
        randomUUID(),
        type,
        data,
        metadata,
        now,
      ]);
      this.driver.run(INSERT[some.length] ?? '', ...values);
    }
    this.next[stream] = revision;
  }
}
