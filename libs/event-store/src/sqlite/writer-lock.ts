import { EventStoreInUse, type StoreHolder } from '../errors.js';
import { openSqliteDriver, resultCodeOf, SQLITE_BUSY, type SqliteDriver } from './sqlite-driver.js';

/**
 * Sees to it that one process at a time writes to a store's file, while others may read it: SQLite's own lock on a second
 * file, `<file>-writer`, which holds nothing. The operating system hands the lock back when the process ends, however it
 * ends; the empty file stays, since whoever removed it could take it from under a process that is about to lock it.
 */
export class WriterLock {
  private constructor(private readonly driver: SqliteDriver) {}

  /**
   * @param file its whole path, without symbolic links: every name of a file has to lead to one lock
   * @throws EventStoreInUse if another process has the lock
   * @throws EventStoreUnavailable if the second file can't be made
   */
  static async take(file: string, holder: () => StoreHolder | null): Promise<WriterLock> {
    const driver = await openSqliteDriver(`${file}-writer`);
    try {
      driver.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE');
      return new WriterLock(driver);
    } catch (error) {
      driver.close();
      if (resultCodeOf(error) !== SQLITE_BUSY) throw error;
      throw Object.assign(new EventStoreInUse(file, holder()), { cause: error });
    }
  }

  release(): void {
    this.driver.exec('ROLLBACK');
    this.driver.close();
  }
}
