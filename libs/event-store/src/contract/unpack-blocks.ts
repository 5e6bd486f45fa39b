import { Blocks } from '../sqlite/blocks.js';
import { eventChecksum } from '../sqlite/checksum.js';
import type { SqliteDriver } from '../sqlite/sqlite-driver.js';

const INSERT = `INSERT INTO events (position, stream, revision, recorded_at, id, type, data, metadata, checksum)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Makes each packed event of a SQLite store a row again, for tests that damage or forge single events. */
export function unpackBlocks(driver: SqliteDriver): void {
  const blocks = new Blocks(driver, true);
  driver.exec('DROP TRIGGER IF EXISTS blocks_refuse_DELETE; BEGIN');
  const { last } = driver.get('SELECT max(id) AS last FROM streams') ?? {};
  for (let stream = 1; stream <= Number(last); stream++) {
    const rows = blocks.ofStream(stream).flatMap((head) => blocks.rows(head));
    for (const { position, revision, recordedAt, bytes } of rows) {
      const [, id = '', type = '', data = '', metadata = ''] = bytes.toString('utf8').split('\n');
      const checksum = eventChecksum({ position, stream, revision, recordedAt }, { id, type, data, metadata });
      driver.run(INSERT, position, stream, revision, recordedAt, id, type, data, metadata, checksum);
    }
  }
  driver.exec('DELETE FROM blocks; COMMIT');
}
