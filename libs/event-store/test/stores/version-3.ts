import { openSqliteDriver } from '../../src/sqlite/sqlite-driver.js';

/** Makes a store's file one of version 3: no block of it can be changed at all. */
export async function toVersion3(file: string): Promise<void> {
  const driver = await openSqliteDriver(file);
  driver.exec(`DROP TRIGGER blocks_refuse_UPDATE;
    CREATE TRIGGER blocks_refuse_UPDATE BEFORE UPDATE ON blocks
    BEGIN SELECT RAISE(ABORT, 'a stored event is never changed or deleted'); END;
    PRAGMA user_version = 3`);
  driver.close();
}
