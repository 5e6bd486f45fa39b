import type { StoreHolder } from '../errors.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** Writes down in the file that this process writes to it, under this name, as well as that goes. */
export function writeHolder(driver: SqliteDriver, name: string): void {
  try {
    eraseHolder(driver);
    driver.run('INSERT INTO writer VALUES (?, ?)', process.pid, name);
  } catch {
    // Where the disk is full, or the table damaged, the next append says so; who else finds the file in use knows less.
  }
}

export function eraseHolder(driver: SqliteDriver): void {
  driver.run('DELETE FROM writer');
}

/** Which process has written down that it writes; `null` where none has, or the file is older than that. */
export function readHolder(driver: SqliteDriver): StoreHolder | null {
  try {
    const { pid, name } = driver.get('SELECT pid, CAST(name AS BLOB) AS name FROM writer') ?? {};
    if (typeof pid !== 'number' || !(name instanceof Uint8Array)) return null;
    return { pid, name: Buffer.from(name).toString('utf8') };
  } catch {
    // It only helps who reads the error; that the store is in use is certain.
    return null;
  }
}
