import { access, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { EventStoreUnavailable, UnreadableEventStore } from '../errors.js';
import type { Checksums } from './decode-row.js';
import { eraseHolder, readHolder, writeHolder } from './holder.js';
import { checkSchema, openSchema } from './schema.js';
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
  readonly checksums: Checksums;
  /** Writes the name of this process into the file, for whoever finds the file in use. */
  writeHolderName(name: string): void;
  close(): void;
}

/**
 * Opens the file for this process to write to, or makes it. Others can read it meanwhile.
 * @throws EventStoreInUse where another process writes to it
 * @throws EventStoreUnavailable where it can't be opened
 * @throws UnreadableEventStore where it isn't an event store of a version that this program reads
 */
export async function openToWrite(given: string): Promise<StoreFile> {
  const file = await wholePath(given);
  await assertMayBeSqlite(file);
  const driver = await openSqliteDriver(file);
  try {
    checkSchema(driver, file); // What isn't an event store is left alone.
    const lock = await WriterLock.take(file, () => readHolder(driver));
    try {
      const checksums = openSchema(driver, file);
      return {
        driver,
        checksums,
        writeHolderName: (name) => writeHolder(driver, name),
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
 * @throws EventStoreUnavailable where it can't be opened
 * @throws UnreadableEventStore where it is not there, or isn't an event store of a version that this program reads
 */
export async function openToRead(given: string): Promise<StoreFile> {
  const file = await wholePath(given);
  const size = await assertMayBeSqlite(file);
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
    const checksums = checkSchema(driver, file);
    if (checksums === 'new') throw new UnreadableEventStore(file, 'nothing has been written to it yet');
    return { driver, checksums, writeHolderName: () => undefined, close: () => driver.close() };
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
    if (!leaveWalMode(driver)) driver.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } finally {
    driver.close();
    lock.release();
  }
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
 * SQLite takes a file of one byte for an empty one and writes over it. SQLite itself refuses longer files that are no
 * databases.
 * @returns its size in bytes; `undefined` where it isn't there
 */
async function assertMayBeSqlite(file: string): Promise<number | undefined> {
  try {
    const { size } = await stat(file);
    if (size === 1) throw new UnreadableEventStore(file, 'not a SQLite file');
    return size;
  } catch (cause) {
    if (cause instanceof UnreadableEventStore) throw cause;
    const { code } = cause as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw new EventStoreUnavailable(`Can't read the event store file ${file}`, { cause });
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
