import { copyFile, readdir, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { EventStoreInUse, EventStoreUnavailable, UnreadableEventStore } from '../src/errors.js';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver, type SqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { event, events, freshStream, toArray } from '../src/contract/sample-events.js';
import { temporaryFolder } from './stores/sqlite-store.js';

describe('the SQLite file', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let file: string;
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    file = join(folder, 'games.sqlite');
  });
  afterEach(() => remove());

  const withDriver = async (use: (driver: SqliteDriver) => void): Promise<void> => {
    const driver = await openSqliteDriver(file);
    try {
      use(driver);
    } finally {
      driver.close();
    }
  };
  const storeWithOneEvent = async (): Promise<ReturnType<typeof freshStream>> => {
    const store = await openEventStore(`sqlite:${file}`);
    const stream = freshStream();
    await store.append(stream, 'noStream', [event()]);
    await store.close();
    return stream;
  };

  test('belongs to one writer, who is told of by the error of the next', async () => {
    const first = await openEventStore(`sqlite:${file}`);
    const second = openEventStore(`sqlite:${file}`);
    await expect(second).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(second).rejects.toBeInstanceOf(EventStoreInUse);
    await expect(second).rejects.toThrow(/games\.sqlite is in use by another process/);
    await first.append(freshStream(), 'noStream', [event()]);
    await first.close();
    const third = await openEventStore(`sqlite:${file}`);
    await third.close();
  });

  test('is all there is after a close, but for an empty file of the lock: a copy of it is a backup', async () => {
    const stream = await storeWithOneEvent();
    expect(await readdir(folder)).toEqual(['games.sqlite', 'games.sqlite-writer']);
    expect((await stat(`${file}-writer`)).size).toBe(0);
    await copyFile(file, join(folder, 'backup.sqlite'));
    const backup = await openEventStore(`sqlite:${join(folder, 'backup.sqlite')}`);
    expect(await toArray(backup.read(stream))).toHaveLength(1);
    await backup.close();
  });

  test.each([
    'DELETE FROM events',
    'DELETE FROM streams',
    "UPDATE events SET data = '{}'",
    "UPDATE streams SET name = 'game-other'",
  ])('refuses %s, whoever asks', async (sql) => {
    await storeWithOneEvent();
    await withDriver((driver) => {
      expect(() => {
        driver.exec(sql);
      }).toThrow(/never changed or deleted/);
    });
  });

  test('refuses to replace an event', async () => {
    await storeWithOneEvent();
    await withDriver((driver) => {
      driver.exec('PRAGMA recursive_triggers = ON');
      expect(() => {
        driver.exec("REPLACE INTO events SELECT position, stream, revision, id, type, '{}', '{}', 0, 0 FROM events");
      }).toThrow(/never changed or deleted/);
    });
  });

  test.each(['x', 'no database at all, but a text that somebody has named wrongly. '.repeat(100)])(
    'that is not a SQLite file is refused and left alone',
    async (text) => {
      await writeFile(file, text);
      const opening = openEventStore(`sqlite:${file}`);
      await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
      await expect(opening).rejects.toThrow(/not a SQLite file/);
      expect(await readdir(folder)).toEqual(['games.sqlite']);
    },
  );

  test("that is another program's is refused and left alone", async () => {
    await withDriver((driver) => {
      driver.exec('CREATE TABLE bookmarks (url TEXT)');
    });
    const opening = openEventStore(`sqlite:${file}`);
    await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
    await expect(opening).rejects.toThrow(/another program/);
    await withDriver((driver) => {
      expect(driver.get('SELECT count(*) AS tables FROM sqlite_schema')).toMatchObject({ tables: 1 });
      expect(driver.get('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'delete' });
    });
  });

  test('of a version that is not known is refused', async () => {
    await storeWithOneEvent();
    await withDriver((driver) => {
      driver.exec('PRAGMA user_version = 99');
    });
    const opening = openEventStore(`sqlite:${file}`);
    await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
    await expect(opening).rejects.toThrow(/version 99.*reads versions 1 to 4/);
  });

  test('that is empty is no new store: what was in it may be lost', async () => {
    await writeFile(file, '');
    for (const access of ['read', 'write'] as const) {
      const opening = openEventStore(`sqlite:${file}`, { access });
      await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
      await expect(opening).rejects.toThrow(/games\.sqlite: empty: .*backup/);
    }
    expect((await stat(file)).size).toBe(0);
  });

  test('that is made anew is whole as soon as it is there', async () => {
    const store = await openEventStore(`sqlite:${file}`);
    expect((await readdir(folder)).filter((name) => name.includes('.new'))).toEqual([]);
    expect((await stat(file)).size).toBeGreaterThan(4096);
    await store.close();
  });

  test('that was cut off anywhere is refused, with how much of it is there', async () => {
    const store = await openEventStore(`sqlite:${file}`);
    for (let batch = 0; batch < 40; batch++) await store.append(freshStream(), 'noStream', events(5));
    await store.close();
    const { size } = await stat(file);
    const chance = Prng.from('cut off');
    const pages = [1, 2, 3, size / 4096 - 1].map((page) => page * 4096);
    for (const length of [
      1,
      2,
      50,
      99,
      100,
      101,
      ...pages,
      size - 1,
      ...Array.from({ length: 30 }, () => chance.below(size)),
    ]) {
      const cut = join(folder, 'cut.sqlite');
      await copyFile(file, cut);
      await truncate(cut, length);
      for (const access of ['read', 'write'] as const) {
        const opening = openEventStore(`sqlite:${cut}`, { access });
        await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
        await expect(opening).rejects.toThrow(/cut\.sqlite: (empty|cut off|not a SQLite file)/);
      }
      expect((await stat(cut)).size).toBe(length);
    }
  });

  test('numbers positions without a gap, whatever was refused in between', async () => {
    const store = await openEventStore(`sqlite:${file}`);
    const streams = Array.from({ length: 5 }, () => freshStream());
    const appends = streams.flatMap((stream) => [
      store.append(stream, 'noStream', events(3)),
      store.append(stream, 'noStream', events(3)),
    ]);
    const outcomes = await Promise.allSettled(appends);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const positions = (await toArray(store.readAll())).map(({ position }) => Number(position));
    expect(positions).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    await store.close();
  });
});
