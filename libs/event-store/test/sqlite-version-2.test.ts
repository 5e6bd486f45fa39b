import { copyFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { events, toArray, toEvents } from '../src/contract/sample-events.js';
import { openEventStore } from '../src/open-store.js';
import { revision } from '../src/revision.js';
import { packSqliteStore } from '../src/sqlite/pack-store.js';
import { openSqliteDriver, type SqliteRow } from '../src/sqlite/sqlite-driver.js';
import { streamName } from '../src/stream-name.js';
import type { StoredEvent } from '../src/event-store.js';
import { temporaryFolder } from './stores/sqlite-store.js';
import { toVersion2 } from './stores/version-2.js';

const [one, other] = ['game-one', 'game-other'].map(streamName) as [
  ReturnType<typeof streamName>,
  ReturnType<typeof streamName>,
];

describe('a SQLite file of version 2, which has no blocks', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let file: string;
  let before: readonly StoredEvent[];
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    file = join(folder, 'games.sqlite');
    const store = await openEventStore(`sqlite:${file}`);
    for (let round = 0; round < 30; round++) {
      await store.append(one, 'any', events(40));
      await store.append(other, 'any', events(round % 3 === 0 ? 2 : 1));
    }
    await store.close();
    await toVersion2(file);
    before = await log(file);
  });
  afterEach(() => remove());

  const log = async (of: string): Promise<readonly StoredEvent[]> => {
    const reader = await openEventStore(`sqlite:${of}`, { access: 'read' });
    const read = await toEvents(reader.readAll());
    await reader.close();
    return read;
  };

  const asked = async (sql: string): Promise<SqliteRow> => {
    const driver = await openSqliteDriver(file);
    const row = driver.get(sql) ?? {};
    driver.close();
    return row;
  };

  test('is read as it is', async () => {
    expect(before).toHaveLength(1240);
    expect(await asked('PRAGMA user_version')).toMatchObject({ user_version: 2 });
  });

  test('is brought up to date by a writer: old rows stay until their stream grows', async () => {
    const writer = await openEventStore(`sqlite:${file}`);
    await writer.append(other, revision(39), events(2));
    expect((await toEvents(writer.readAll())).slice(0, -2)).toEqual(before);
    await writer.close();
    expect(await asked('PRAGMA user_version')).toMatchObject({ user_version: 4 });
    expect(await asked('SELECT count(*) AS events FROM events')).toMatchObject({ events: 1242 });
    expect(await asked('SELECT count(*) AS blocks FROM blocks')).toMatchObject({ blocks: 0 });
  });

  test('is packed as a whole, and holds the same in less room', async () => {
    const { size } = await stat(file);
    const progress: number[] = [];
    const packed = await packSqliteStore(file, (count) => progress.push(count));
    expect(packed).toMatchObject({ blocks: 3, events: 1200, bytesBefore: size });
    expect(progress).toEqual([512, 1024, 1200]);
    expect(packed.bytesAfter).toBe((await stat(file)).size);
    expect(packed.bytesAfter).toBeLessThan(size / 2);
    expect(await log(file)).toEqual(before);
    expect(await packSqliteStore(file)).toMatchObject({ blocks: 0, events: 0 });
    const writer = await openEventStore(`sqlite:${file}`);
    expect(await writer.append(one, revision(1199), events(1))).toMatchObject({ firstRevision: 1200 });
    expect(await toArray(writer.read(one))).toHaveLength(1201);
    await writer.close();
  });

  test('that is cut off while it is packed is as it was, and is packed on', async () => {
    const cut = join(folder, 'cut.sqlite');
    const copyAfterOne = packSqliteStore(file, () => {
      throw new Error('the process ends');
    });
    await expect(copyAfterOne).rejects.toThrow('the process ends');
    await copyFile(file, cut);
    expect(await log(cut)).toEqual(before);
    expect(await packSqliteStore(cut)).toMatchObject({ blocks: 2, events: 688 });
    expect(await log(cut)).toEqual(before);
  });

  test('refuses to delete or change what is stored, once it has blocks', async () => {
    await packSqliteStore(file);
    const driver = await openSqliteDriver(file);
    for (const sql of [
      'DELETE FROM blocks',
      'UPDATE blocks SET first_revision = 1',
      'DELETE FROM events',
      'UPDATE events SET revision = 9',
    ]) {
      expect(() => driver.exec(sql)).toThrow(/never changed or deleted/);
    }
    driver.close();
  });
});
