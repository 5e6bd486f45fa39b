import { access, link, open, realpath, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { EventStoreUnavailable, UnreadableEventStore } from '../errors.js';
import { eraseHolder, probeWriting, readHolder, writeHolder } from './holder.js';
import { checkSchema, openSchema, type SchemaFacts } from './schema.js';
import {
  openSqliteDriver,
  resultCodeOf,
  SQLITE_CANTOPEN,
  SQLITE_READONLY,
  type SqliteDriver,
} from './sqlite-driver.js';
import { WriterLock } from './writer-lock.js';

/** The codes with which SQLite says that it can't make a file that it needs beside the one to be read. */
const NEEDS_A_FILE = [SQLITE_CANTOPEN, SQLITE_READONLY];

/** A store's file that is open. */
export interface StoreFile {
  readonly driver: SqliteDriver;
  readonly schema: SchemaFacts;
  /** Writes the name of this process into the file, for whoever finds the file in use. */
  writeHolderName(name: string): void;
  /** Writes something, within a transaction of the caller, that changes nothing: it fails if nothing can be written. */
  probe(): void;
  /** Takes pages that hold nothing any more out of the files, as far as no reader keeps it from that. */
  dropFreePages(): void;
  close(): void;
}

/**
 * Opens the file for this process to write to, or makes it. Others can read it meanwhile.
 * @throws EventStoreInUse if another process writes to it
 * @throws EventStoreUnavailable if it can't be opened
 * @throws UnreadableEventStore if it isn't an event store of a version that this program reads
 */
export async function openToWrite(given: string): Promise<StoreFile> {
  const file = await wholePath(given);
  if ((await assertMayBeWhole(file)) === undefined) await makeNew(file);
  const driver = await openSqliteDriver(file);
  try {
    checkSchema(driver, file); // What isn't an event store is left alone.
    const lock = await WriterLock.take(file, () => readHolder(driver));
    try {
      const schema = openSchema(driver, file);
      return {
        driver,
        schema,
        writeHolderName: (name) => writeHolder(driver, name),
        probe: () => probeWriting(driver),
        dropFreePages: () => dropFreePages(driver),
        close: () => closeWritten(driver, lock),
      };
    } catch (error) {
      lock.release();
      throw error;
    }
  } catch (error) {
    driver.close();
    throw error;
  }
}

/**
 * Opens the file to be read, whether another process writes to it or none. Nothing is written, and no file is made.
 * @throws EventStoreUnavailable if it can't be opened
 * @throws UnreadableEventStore if it is not there, or isn't an event store of a version that this program reads
 */
export async function openToRead(given: string): Promise<StoreFile> {
  const file = await wholePath(given);
  const size = await assertMayBeWhole(file);
  if (size === undefined)
    throw new UnreadableEventStore(file, 'there is no such file; it is made when it is written to');
  try {
    return await openReadOnly(file, true);
  } catch (error) {
    // SQLite needs a file beside one that was last written in WAL mode, and can't make it in a folder that is read only.
    const code = resultCodeOf((error as Error).cause) ?? 0;
    if (!NEEDS_A_FILE.includes(code) || (await exists(`${file}-wal`))) throw error;
    return openReadOnly(file, 'immutable');
  }
}

async function openReadOnly(file: string, readOnly: true | 'immutable'): Promise<StoreFile> {
  const driver = await openSqliteDriver(file, { readOnly });
  try {
    const schema = checkSchema(driver, file);
    if (schema === 'new') throw new UnreadableEventStore(file, 'nothing has been written to it yet');
    const nothing = (): void => undefined;
    const close = (): void => driver.close();
    return { driver, schema, writeHolderName: nothing, probe: nothing, dropFreePages: nothing, close };
  } catch (error) {
    driver.close();
    throw error;
  }
}

/** Leaves one file. While another process reads it, SQLite's two other files stay beside it, without events. */
function closeWritten(driver: SqliteDriver, lock: WriterLock): void {
  try {
    eraseHolder(driver);
    driver.exec('PRAGMA busy_timeout = 0');
    giveBackFreePages(driver);
    if (!leaveWalMode(driver)) driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    driver.close();
    lock.release();
  }
}

/** Makes the file shorter where it can; a reader or damage may keep it from that. */
function giveBackFreePages(driver: SqliteDriver): void {
  try {
    driver.exec('PRAGMA incremental_vacuum');
  } catch {
    // The pages stay, and later rows take them.
  }
}

function dropFreePages(driver: SqliteDriver): void {
  giveBackFreePages(driver);
  // The file of the log still has what its pages were.
  driver.get('PRAGMA wal_checkpoint(TRUNCATE)');
}

function leaveWalMode(driver: SqliteDriver): boolean {
  try {
    return driver.get('PRAGMA journal_mode = DELETE')?.journal_mode === 'delete';
  } catch {
    return false;
  }
}

/** The file's real path, so that every name of the file leads to the same lock. */
async function wholePath(given: string): Promise<string> {
  const file = resolve(given);
  try {
    return await realpath(file);
  } catch {
    // The file isn't there yet. Where its folder is missing too, opening the file says so.
    return join(await realpath(dirname(file)).catch(() => dirname(file)), basename(file));
  }
}

/**
 * Makes a new store beside its place and puts it there whole, so that a process that ends meanwhile leaves no half of it.
 * Where another process has been faster, its file stays.
 */
async function makeNew(file: string): Promise<void> {
  const beside = `${file}.new-${process.pid}`;
  const driver = await openSqliteDriver(beside);
  try {
    openSchema(driver, file);
    driver.exec('PRAGMA journal_mode = DELETE');
  } finally {
    driver.close();
  }
  try {
    await link(beside, file);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new EventStoreUnavailable(`Can't make the event store file ${file}: ${String(cause)}`, { cause });
    }
  } finally {
    await rm(beside, { force: true });
  }
}

/**
 * Refuses a file from which bytes are missing: SQLite takes a file of no byte or one for a new one and writes over it,
 * and one that was cut at the right place for a shorter one. It refuses longer files that are no databases itself.
 *
 * @returns its size in bytes; `undefined` if it isn't there
 * @throws UnreadableEventStore
 */
async function assertMayBeWhole(file: string): Promise<number | undefined> {
  try {
    const { size } = await stat(file);
    // What is in the file beside it comes back into the file as SQLite opens it.
    if ((await sizeOf(`${file}-wal`)) > 0) return size;
    if (size === 0)
      throw new UnreadableEventStore(file, `empty: nothing has been written to it yet, or all of it is lost; ${AGAIN}`);
    if (size === 1) throw new UnreadableEventStore(file, 'not a SQLite file');
    const whole = await wholeSize(file);
    if (size >= whole) return size;
    throw new UnreadableEventStore(file, `cut off: of its ${whole} bytes only the first ${size} are there; ${AGAIN}`);
  } catch (cause) {
    if (cause instanceof UnreadableEventStore) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new EventStoreUnavailable(`Can't read the event store file ${file}`, { cause });
  }
}

const AGAIN = 'take it from a backup, or name another file';

/** How long the file is by its own header, https://www.sqlite.org/fileformat.html#the_database_header; 0 if it has none. */
async function wholeSize(file: string): Promise<number> {
  const handle = await open(file, 'r');
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    const { bytesRead } = await handle.read(header, 0, HEADER_BYTES, 0);
    if (!header.toString('latin1').startsWith('SQLite format 3\0')) return 0;
    if (bytesRead < HEADER_BYTES) return HEADER_BYTES;
    const pageSize = header.readUInt16BE(16);
    // The number of pages holds only where the last program that wrote the file has kept it.
    const isKept = header.readUInt32BE(24) === header.readUInt32BE(92);
    return isKept ? header.readUInt32BE(28) * (pageSize === 1 ? 65_536 : pageSize) : 0;
  } finally {
    await handle.close();
  }
}

const HEADER_BYTES = 100;

async function sizeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
