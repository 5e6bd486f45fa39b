import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openEventStore, openSqliteDriver, streamName } from '@stacktrail/event-store';
import { unpackBlocks } from '@stacktrail/event-store/contract';
import { Workplace } from './cli.js';

describe('a backup of a store', () => {
  const place = new Workplace();
  let game: string;
  beforeAll(async () => {
    expect(await place.run('play', '--games', '2', '--seed', 'backup')).toMatchObject({ code: 0 });
    game = (await place.json<{ game: string }[]>('games'))[0]!.game;
  });
  afterAll(() => place.remove());

  test('is the same store: each game is exported and verified as before', async () => {
    const made = await place.json<{ events: number; damaged: number }>('backup', 'backup.sqlite');
    expect(made).toMatchObject({ damaged: 0 });
    expect(made.events).toBeGreaterThan(1000);
    const restored = await place.json<object>('restore', 'backup.sqlite', '--store', 'sqlite:again.sqlite');
    expect(restored).toMatchObject({ events: made.events, damaged: 0 });
    const [before, after] = [
      await place.run('export', game),
      await place.run('export', game, '--store', 'sqlite:again.sqlite'),
    ];
    expect(after).toEqual(before);
    expect(await place.run('verify', '--all', '--store', 'sqlite:again.sqlite')).toMatchObject({ code: 0 });
    expect(await place.run('play', '--store', 'sqlite:again.sqlite')).toMatchObject({ code: 0 });
  });

  test('is made beside a process that writes, and holds what it had stored', async () => {
    const store = await openEventStore(`sqlite:${place.file('busy.sqlite')}`);
    const event = { id: '00000000-0000-4000-8000-000000000001', type: 'Noted', data: {}, metadata: {} };
    await store.append(streamName('game-busy'), 'noStream', [event]);
    expect(await place.json('backup', 'of-busy.sqlite', '--store', 'sqlite:busy.sqlite')).toMatchObject({ events: 1 });
    await store.append(streamName('game-busy'), 'any', [{ ...event, id: event.id.replace(/1$/, '2') }]);
    await store.close();
    const copy = await openEventStore(`sqlite:${place.file('of-busy.sqlite')}`);
    await copy.append(streamName('game-busy'), 'any', [{ ...event, id: event.id.replace(/1$/, '3') }]);
    await copy.close();
  });

  test('never writes over a file, and leaves nothing where it fails', async () => {
    writeFileSync(place.file('mine.txt'), 'mine');
    const before = files(place);
    expect(await place.run('backup', 'mine.txt')).toMatchObject({ code: 1, err: expect.stringContaining('already') });
    expect(await place.run('restore', 'mine.txt', '--store', 'sqlite:new.sqlite')).toMatchObject({ code: 1 });
    expect(await place.run('restore', 'missing.sqlite', '--store', 'sqlite:new.sqlite')).toMatchObject({ code: 1 });
    expect(await place.run('restore', 'mine.txt')).toMatchObject({ code: 1 });
    expect(await place.run('backup', 'x.sqlite', '--store', 'memory')).toMatchObject({ code: 2 });
    expect(files(place)).toEqual(before);
  });

  test('says how many events can not be read', async () => {
    expect(await place.run('backup', 'harmed.sqlite')).toMatchObject({ code: 0 });
    const driver = await openSqliteDriver(place.file('harmed.sqlite'));
    unpackBlocks(driver);
    driver.exec("DROP TRIGGER events_refuse_UPDATE; UPDATE events SET data = '{}' WHERE position = 100");
    driver.close();
    const ran = await place.run('restore', 'harmed.sqlite', '--store', 'sqlite:healed.sqlite');
    expect(ran).toMatchObject({ code: 1, err: expect.stringContaining('1 event can’t be read'.replace('’', "'")) });
    expect(existsSync(place.file('healed.sqlite'))).toBe(true);
  });
});

/** The files of a place but those that SQLite keeps beside a store while a connection to it is still being let go. */
function files({ folder }: Workplace): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !/-(shm|wal)$/.test(name))
    .sort();
}
