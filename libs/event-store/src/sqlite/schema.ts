import { EventStoreUnavailable, UnreadableEventStore } from '../errors.js';
import { resultCodeOf, SQLITE_BUSY, SQLITE_NOTADB, type SqliteDriver } from './sqlite-driver.js';

/** Marks the file as this project's, https://www.sqlite.org/pragma.html#pragma_application_id: "STKT". */
const APPLICATION_ID = 0x53_54_4b_54;
const SCHEMA_VERSION = 1;

/**
 * Rows are added in the order of their positions and none ever goes, so positions and revisions have no gaps.
 * `recursive_triggers` makes REPLACE fire them too.
 */
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
  ${['events', 'streams'].map((table) => refuse('DELETE', table) + refuse('UPDATE', table)).join('\n')}
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};`;

function refuse(change: 'DELETE' | 'UPDATE', table: string): string {
  return `CREATE TRIGGER ${table}_refuse_${change} BEFORE ${change} ON ${table}
    BEGIN SELECT RAISE(ABORT, 'a stored event is never changed or deleted'); END;`;
}

/**
 * Takes the file for this process alone, checks that it is an event store of a version that is understood, makes it
 * one if it is new, and sets it so that a commit survives a power cut.
 * @throws EventStoreUnavailable where another process has the file
 * @throws UnreadableEventStore where it is something else
 */
export function openSchema(driver: SqliteDriver, file: string): void {
  try {
    driver.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA recursive_triggers = ON');
    const isNew = checkWhatItIs(driver, file);
    driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // The exclusive lock is taken by the first write and kept.
    driver.exec(`BEGIN IMMEDIATE; ${isNew ? SCHEMA : ''} COMMIT`);
  } catch (error) {
    throw inWords(error, file);
  }
}

function checkWhatItIs(driver: SqliteDriver, file: string): boolean {
  const { tables } = driver.get('SELECT count(*) AS tables FROM sqlite_schema') ?? {};
  if (tables === 0) return true;
  const { application_id: application } = driver.get('PRAGMA application_id') ?? {};
  if (application !== APPLICATION_ID) throw new UnreadableEventStore(file, 'a SQLite file of another program');
  const { user_version: version } = driver.get('PRAGMA user_version') ?? {};
  if (version === SCHEMA_VERSION) return false;
  throw new UnreadableEventStore(
    file,
    `an event store of version ${version}; this program reads version ${SCHEMA_VERSION}. Was it written by a newer one?`,
  );
}

function inWords(error: unknown, file: string): unknown {
  switch (resultCodeOf(error)) {
    case SQLITE_BUSY:
      return new EventStoreUnavailable(
        `The event store file ${file} is in use by another process: it serves one at a time. ` +
          'Stop that process, or name another file.',
        { cause: error },
      );
    case SQLITE_NOTADB:
      return new UnreadableEventStore(file, 'not a SQLite file');
    default:
      return error;
  }
}
