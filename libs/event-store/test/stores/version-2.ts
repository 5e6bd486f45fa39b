import { openSqliteDriver } from '../../src/sqlite/sqlite-driver.js';
import { unpackBlocks } from '../../src/contract/unpack-blocks.js';

/** Makes a store's file one of version 2: the events in rows, and no table of blocks. */
export async function toVersion2(file: string): Promise<void> {
  const driver = await openSqliteDriver(file);
  unpackBlocks(driver);
  driver.exec(`DROP TRIGGER events_refuse_DELETE; DROP TABLE blocks;
    CREATE TRIGGER events_refuse_DELETE BEFORE DELETE ON events
    BEGIN SELECT RAISE(ABORT, 'a stored event is never changed or deleted'); END;
    PRAGMA user_version = 2`);
  driver.close();
}
