import { statSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openSqliteDriver } from '@stacktrail/event-store';
import { unpackBlocks } from '@stacktrail/event-store/contract';
import { Workplace } from './cli.js';

const place = new Workplace();
let game: string;
beforeAll(async () => {
  expect(await place.run('play', '--seed', 'compact')).toMatchObject({ code: 0 });
  [{ game }] = (await place.json<{ game: string }[]>('games')) as [{ game: string }];
});
afterAll(() => place.remove());

test('compact packs what stands in rows, and the game is the same', async () => {
  const before = await place.run('export', game);
  const driver = await openSqliteDriver(place.file('stacktrail.sqlite'));
  unpackBlocks(driver);
  driver.close();
  const { size } = statSync(place.file('stacktrail.sqlite'));
  const packed = await place.json<{ events: number; bytesBefore: number; bytesAfter: number }>('compact');
  expect(packed.events).toBeGreaterThan(500);
  expect(packed).toMatchObject({ bytesBefore: size, bytesAfter: statSync(place.file('stacktrail.sqlite')).size });
  expect(packed.bytesAfter).toBeLessThan(size / 2);
  expect(await place.run('export', game)).toEqual(before);
  expect(await place.run('verify', game)).toMatchObject({ code: 0 });
  expect((await place.run('compact')).out).toMatch(/^0 events are packed into 0 blocks; the file has [\d,]+ bytes/);
});

test('compact is for a file that is there', async () => {
  expect(await place.run('compact', '--store', 'memory')).toMatchObject({ code: 2 });
  expect(await place.run('compact', '--store', 'sqlite:none.sqlite')).toMatchObject({ code: 1 });
});
