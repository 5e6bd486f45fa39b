import { type EventStoreError, EventStoreInUse, EventStoreUnavailable, UnreadableEventStore } from '../errors.js';
import type { Checksums } from './decode-row.js';
import {
  isDamage,
  resultCodeOf,
  SQLITE_BUSY,
  SQLITE_ERROR,
  SQLITE_NOTADB,
  type SqliteDriver,
} from './sqlite-driver.js';

/** Marks the file as this project's, https://www.sqlite.org/pragma.html#pragma_application_id: "STKT". */
const APPLICATION_ID = 0x53_54_4b_54;
const SCHEMA_VERSION = 4;

/** What a file is: of which version, and which of its rows have checksums. */
export interface SchemaFacts {
  readonly version: number;
  readonly checksums: Checksums;
}

/** From which version on there are blocks. */
const FIRST_WITH_BLOCKS = 3;

/** Whether a file has the table `blocks`. */
export function hasBlocks({ version }: SchemaFacts): boolean {
  return version >= FIRST_WITH_BLOCKS;
}

/** Lets a block become one without events, which says itself that they were deleted. */
const REFUSE_CHANGE_OF_BLOCKS = refuse(
  'UPDATE',
  'blocks',
  `WHEN NEW.events IS NOT x'' OR NEW.checksum IS NOT OLD.head_checksum OR
    (NEW.stream, NEW.first_revision, NEW.last_revision, NEW.first_position, NEW.last_position, NEW.head_checksum, NEW.positions) IS NOT
    (OLD.stream, OLD.first_revision, OLD.last_revision, OLD.first_position, OLD.last_position, OLD.head_checksum, OLD.positions)`,
);

/**
 * A block holds consecutive events of one stream, packed. None is ever deleted, and a row of `events` only where a block
 * has its place. The one change of a block is that all its events go, which gives it another number.
 */
const BLOCKS = `
  CREATE TABLE blocks (
    id INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams,
    first_revision INTEGER NOT NULL,
    last_revision INTEGER NOT NULL,
    first_position INTEGER NOT NULL,
    last_position INTEGER NOT NULL,
    head_checksum INTEGER NOT NULL,
    positions TEXT NOT NULL,
    checksum INTEGER NOT NULL,
    events BLOB NOT NULL,
    UNIQUE (stream, first_revision, last_revision),
    UNIQUE (last_position)
  ) STRICT;
  ${refuse('DELETE', 'blocks') + REFUSE_CHANGE_OF_BLOCKS}
  ${refuse('DELETE', 'events', 'WHEN NOT EXISTS (SELECT 1 FROM blocks WHERE stream = OLD.stream AND OLD.revision BETWEEN first_revision AND last_revision)')}`;

/**
 * Rows are added in the order of their positions, so positions and revisions have no gaps.
 * `recursive_triggers` makes REPLACE fire them too. `writer` says which process writes, while one does.
 */
const SCHEMA = `
  CREATE TABLE streams (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, checksum INTEGER NOT NULL) STRICT;
  CREATE TABLE events (
    position INTEGER PRIMARY KEY,
    stream INTEGER NOT NULL REFERENCES streams,
    revision INTEGER NOT NULL,
    id TEXT NOT NULL,
    type TEXT NOT NULL,
    data TEXT NOT NULL,
    metadata TEXT NOT NULL,
    recorded_at INTEGER NOT NULL,
    checksum INTEGER NOT NULL,
    UNIQUE (stream, revision)
  ) STRICT;
  CREATE TABLE writer (pid INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
  ${refuse('UPDATE', 'events') + refuse('DELETE', 'streams') + refuse('UPDATE', 'streams')}
  ${BLOCKS}
  PRAGMA application_id = ${APPLICATION_ID};
  PRAGMA user_version = ${SCHEMA_VERSION};`;

/** Version 3 had no way to delete a stream. */
const FROM_VERSION_3 = `
  DROP TRIGGER blocks_refuse_UPDATE;
  ${REFUSE_CHANGE_OF_BLOCKS}
  PRAGMA user_version = ${SCHEMA_VERSION};`;

/** Version 2 had no blocks. Its rows stay as they are until they are packed. */
const FROM_VERSION_2 = `
  DROP TRIGGER events_refuse_DELETE;
  ${BLOCKS}
  PRAGMA user_version = ${SCHEMA_VERSION};`;

/** Version 1 had no checksums. Its rows stay as they are: a row without a checksum is one of them. */
const FROM_VERSION_1 = `
  ALTER TABLE streams ADD COLUMN checksum INTEGER;
  ALTER TABLE events ADD COLUMN checksum INTEGER;
  CREATE TABLE writer (pid INTEGER NOT NULL, name TEXT NOT NULL) STRICT;
  ${FROM_VERSION_2}`;

const CHANGES: Readonly<Record<number, string>> = {
  0: SCHEMA,
  1: FROM_VERSION_1,
  2: FROM_VERSION_2,
  3: FROM_VERSION_3,
};

/** What a new file is before its tables are made. */
const NOTHING_YET: SchemaFacts = { version: 0, checksums: 'all' };

/** How long to wait for a process that has the file for itself, as one that opens or closes it has for a moment. */
const PATIENCE_MS = 2000;

function refuse(change: 'DELETE' | 'UPDATE', table: string, when = ''): string {
  return `CREATE TRIGGER ${table}_refuse_${change} BEFORE ${change} ON ${table} ${when}
    BEGIN SELECT RAISE(ABORT, 'a stored event is never changed or deleted'); END;`;
}

/**
 * Checks that the file is an event store of a version that is understood. Nothing is changed.
 * @throws EventStoreInUse if another process has the file for itself
 * @throws UnreadableEventStore if it is something else, or damaged
 */
export function checkSchema(driver: SqliteDriver, file: string): SchemaFacts | 'new' {
  return inWords(file, () => {
    driver.exec(`PRAGMA busy_timeout = ${PATIENCE_MS}; PRAGMA cell_size_check = ON`);
    return checkWhatItIs(driver, file);
  });
}

/**
 * Makes the file an event store if it is new, brings an older version up to date, and sets it so that a commit survives
 * a power cut. The caller sees to it that no other process does the same.
 * @throws EventStoreInUse, UnreadableEventStore as {@link checkSchema}
 */
export function openSchema(driver: SqliteDriver, file: string): SchemaFacts {
  const found = checkSchema(driver, file);
  return inWords(file, () => {
    // Rows that blocks have taken the place of leave free pages, which are given back when the file is closed.
    if (found === 'new') driver.exec('PRAGMA auto_vacuum = INCREMENTAL');
    driver.exec('PRAGMA recursive_triggers = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
    // What is deleted within a page is overwritten, so that nothing of a deleted stream is left there.
    driver.exec('PRAGMA secure_delete = FAST');
    const { version, checksums } = found === 'new' ? NOTHING_YET : found;
    driver.exec(`BEGIN IMMEDIATE; ${CHANGES[version] ?? ''} COMMIT`);
    return { version: SCHEMA_VERSION, checksums: checksums === 'none' ? 'some' : checksums };
  });
}

function checkWhatItIs(driver: SqliteDriver, file: string): SchemaFacts | 'new' {
  const { tables } = driver.get('SELECT count(*) AS tables FROM sqlite_schema') ?? {};
  if (tables === 0) return 'new';
  const { application_id: application } = driver.get('PRAGMA application_id') ?? {};
  if (application !== APPLICATION_ID) throw new UnreadableEventStore(file, 'a SQLite file of another program');
  const { user_version: version } = driver.get('PRAGMA user_version') ?? {};
  const { encoding } = driver.get('PRAGMA encoding') ?? {};
  if (encoding !== 'UTF-8') throw new UnreadableEventStore(file, 'its header is damaged: an event store is in UTF-8');
  if (typeof version === 'number' && version >= 1 && version <= SCHEMA_VERSION) {
    assertTables(driver, file, version);
    return { version, checksums: version === 1 ? 'none' : hasAllChecksums(driver) ? 'all' : 'some' };
  }
  throw new UnreadableEventStore(
    file,
    `an event store of version ${String(version)}; this program reads versions 1 to ${SCHEMA_VERSION}. ` +
      'Was it written by a newer one?',
  );
}

const BLOCK_COLUMNS = `id, stream, first_revision, last_revision, first_position, last_position, head_checksum, positions,
  checksum, events`;

/** Checks the names of tables and columns, which damage can have changed. */
function assertTables(driver: SqliteDriver, file: string, version: number): void {
  try {
    driver.get('SELECT position, stream, revision, id, type, data, metadata, recorded_at FROM events LIMIT 0');
    driver.get('SELECT id, name FROM streams LIMIT 0');
    if (version >= FIRST_WITH_BLOCKS) driver.get(`SELECT ${BLOCK_COLUMNS} FROM blocks LIMIT 0`);
  } catch (error) {
    if (resultCodeOf(error) !== SQLITE_ERROR) throw error;
    const problem = `its tables are damaged (${(error as Error).message}); is there a backup?`;
    throw Object.assign(new UnreadableEventStore(file, problem), { cause: error });
  }
}

/** Whether every row has a checksum: a file that was begun before there were checksums has rows without one. */
function hasAllChecksums(driver: SqliteDriver): boolean {
  const column = driver.get(`SELECT "notnull" AS required FROM pragma_table_info('events') WHERE name = 'checksum'`);
  return column?.required === 1;
}

function inWords<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (cause) {
    if (resultCodeOf(cause) === undefined) throw cause;
    throw Object.assign(portError(file, cause as Error), { cause });
  }
}

function portError(file: string, cause: Error): EventStoreError {
  const code = resultCodeOf(cause);
  if (code === SQLITE_BUSY) return new EventStoreInUse(file, null);
  if (code === SQLITE_NOTADB) return new UnreadableEventStore(file, 'not a SQLite file');
  if (!isDamage(cause)) return new EventStoreUnavailable(`Can't open the event store file ${file}: ${cause.message}`);
  const problem = `damaged where SQLite begins to read it (${cause.message}); is there a backup?`;
  return new UnreadableEventStore(file, problem);
}
