import { openSqliteDriver } from '../../src/sqlite/sqlite-driver.js';
import type { StreamName } from '../../src/stream-name.js';

const REFUSALS = ['events', 'streams'].flatMap((table) =>
  ['DELETE', 'UPDATE'].map(
    (change) => `CREATE TRIGGER ${table}_refuse_${change} BEFORE ${change} ON ${table}
      BEGIN SELECT RAISE(ABORT, 'a stored event is never changed or deleted'); END;`,
  ),
);

/** The tables as the first version of the file had them. */
const SCHEMA = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    recorded_at INTEGER NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  ${REFUSALS.join('\n')}
  PRAGMA application_id = 1398033236;
  PRAGMA user_version = 1;`;

/** Makes a file of version 1 with so many events in each of these streams, written in turn. */
export async function writeVersion1(file: string, streams: readonly StreamName[], events: number): Promise<void> {
  const driver = await openSqliteDriver(file);
  driver.exec(`BEGIN; ${SCHEMA}`);
  for (const name of streams) driver.run('INSERT INTO streams (name) VALUES (?)', name);
  for (let revision = 0; revision < events; revision++) {
    for (const [index] of streams.entries()) {
      driver.run(
        `INSERT INTO events (stream, revision, id, type, data, metadata, recorded_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        index + 1,
        revision,
        crypto.randomUUID(),
        'SpellCast',
        JSON.stringify({ revision, card: 'Æther Vial' }),
        JSON.stringify({ $correlationId: crypto.randomUUID() }),
        1_767_225_600_000 + revision,
      );
    }
  }
  driver.exec('COMMIT');
  driver.close();
}
