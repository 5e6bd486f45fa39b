import type { StoreHolder } from '../errors.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** Stores in the file the name of the process that writes to it; a failure is ignored. */
export function writeHolder(driver: SqliteDriver, name: string): void {
  try {
    eraseHolder(driver);
    driver.run('INSERT INTO writer VALUES (?, ?)', process.pid, name);
  } catch {
    // Where the disk is full or the table damaged, the next append says so; the name only helps readers of errors.
  }
}

export function eraseHolder(driver: SqliteDriver): void {
  driver.run('DELETE FROM writer');
}

/** Writes to the file without leaving anything there. @throws an error of SQLite where the file can't be written */
export function probeWriting(driver: SqliteDriver): void {
  driver.run('INSERT INTO writer VALUES (0, ?)', 'probe');
  driver.run('DELETE FROM writer WHERE pid = 0');
}

/** The process that has stored that it writes to the file; `null` if none has. */
export function readHolder(driver: SqliteDriver): StoreHolder | null {
  try {
    const { pid, name } = driver.get('SELECT pid, CAST(name AS BLOB) AS name FROM writer') ?? {};
    if (typeof pid !== 'number' || !(name instanceof Uint8Array)) return null;
    return { pid, name: Buffer.from(name).toString('utf8') };
  } catch {
    // The name only makes the error message better; that the store is in use is certain.
    return null;
  }
}
