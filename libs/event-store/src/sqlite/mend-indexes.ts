import { isDamagedEvent } from '../caught-up.js';
import { unlessDamaged } from './around-damage.js';
import { readForward } from './read-log.js';
import { isDamage, resultCodeOf, SQLITE_CONSTRAINT, type SqliteDriver } from './sqlite-driver.js';
import type { StoredRows } from './stored-rows.js';

/**
 * Makes the indexes of a damaged file anew from its tables, where these are whole: an index holds nothing of its own.
 * Where events are lost from a table, its index stays as it is, since it tells which ones.
 */
export function mendIndexes(driver: SqliteDriver, rows: StoredRows): void {
  const { indexes } = rows;
  if (indexes.agreesOnNames && indexes.agreesOnEvents) return;
  if (!isWhole(rows)) return;
  try {
    driver.exec('REINDEX streams; REINDEX events; REINDEX blocks');
  } catch (error) {
    // Two rows claim one place, or the file can't be written: it is read without its indexes.
    if (!isDamage(error) && resultCodeOf(error) !== SQLITE_CONSTRAINT) throw error;
  }
  indexes.forget();
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
