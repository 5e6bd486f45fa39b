import { crc32 } from 'node:zlib';
import { openSqliteDriver } from '@stacktrail/event-store';
import { unpackBlocks } from '@stacktrail/event-store/contract';

/** Changes what a store's file holds as somebody would who knows how it is made: each row fits its checksum again. */
export async function forge(file: string, sql: string): Promise<void> {
  const driver = await openSqliteDriver(file);
  unpackBlocks(driver);
  driver.exec(`DROP TRIGGER IF EXISTS events_refuse_UPDATE; BEGIN; ${sql}`);
  const { last } = driver.get('SELECT max(position) AS last FROM events') ?? {};
  for (let position = 1; position <= Number(last); position++) {
    const { row } =
      driver.get(
        `SELECT position || ' ' || stream || ' ' || revision || ' ' || recorded_at || char(10) || id || char(10) || type
           || char(10) || data || char(10) || metadata AS row FROM events WHERE position = ?`,
        position,
      ) ?? {};
    driver.run('UPDATE events SET checksum = ? WHERE position = ?', crc32(String(row)), position);
  }
  driver.exec('COMMIT');
  driver.close();
}
