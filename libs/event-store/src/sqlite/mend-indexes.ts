import { isDamagedEvent } from '../caught-up.js';
import { unlessDamaged } from './around-damage.js';
import { readForward } from './read-log.js';
import { resultCodeOf, type SqliteDriver } from './sqlite-driver.js';
import type { StoredRows } from './stored-rows.js';

const REINDEX = 'REINDEX streams; REINDEX events; REINDEX blocks';

/**
 * Makes the indexes of a damaged file anew from its tables, where these are whole: an index holds nothing of its own.
 * Where events are lost from a table, its index stays as it is, since it tells which ones.
 *
 * @returns whether they have been made anew
 */
export function mendIndexes(driver: SqliteDriver, rows: StoredRows): boolean {
  if (!isWhole(rows)) return false;
  try {
    unlessDamaged(
      () => driver.exec(REINDEX),
      // What can't be taken apart where it lies is written anew first.
      () => driver.exec(`VACUUM; ${REINDEX}`),
    );
  } catch (error) {
    // Two rows claim one place, or the disk is full: the file is read without its indexes.
    if (resultCodeOf(error) === undefined) throw error;
    return false;
  }
  rows.indexes.forget();
  return true;
}

function isWhole({ log }: StoredRows): boolean {
  return unlessDamaged(
    () => {
      for (const entry of readForward(log, { from: undefined })) if (isDamagedEvent(entry)) return false;
      return true;
    },
    () => false,
  );
}
