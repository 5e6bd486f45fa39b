import { once } from 'node:events';
import { chmod, copyFile, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreInUse, EventStoreUnavailable, OpenedForReading, UnreadableEventStore } from '../src/errors.js';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { revision } from '../src/revision.js';
import { streamName } from '../src/stream-name.js';
import { event, events, freshStream, idsOf, toArray, toEvents } from '../src/contract/sample-events.js';
import { Recording } from '../src/contract/recording.js';
import { startAppender, type Appender } from './sqlite-crash/start-appender.js';
import { ReadingProcess } from './sqlite-damage/reading-process.js';
import { temporaryFolder } from './stores/sqlite-store.js';

const BATCH_SIZE = 5;

describe('a SQLite file that is opened to be read', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let file: string;
  let uri: string;
  const appenders: Appender[] = [];
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    file = join(folder, 'games.sqlite');
    uri = `sqlite:${file}`;
  });
  afterEach(async () => {
    for (const appender of appenders.splice(0)) await kill(appender);
    await remove();
  });

  const kill = async (appender: Appender): Promise<void> => {
    if (appender.exitCode !== null || appender.signalCode !== null) return;
    appender.kill('SIGKILL');
    await once(appender, 'exit');
  };

  /** Another process that appends to the file, when it has done so a few times. */
  const runningAppender = async (): Promise<Appender> => {
    const appender = startAppender(file, 3, BATCH_SIZE);
    appenders.push(appender);
    const lines = createInterface({ input: appender.stdout });
    let count = 0;
    await new Promise<void>((resolve) => lines.on('line', () => ++count === 20 && resolve()));
    return appender;
  };

  const closedStore = async (): Promise<ReturnType<typeof freshStream>> => {
    const store = await openEventStore(uri);
    const stream = freshStream();
    await store.append(stream, 'noStream', events(3));
    await store.close();
    return stream;
  };

  /** The one file, without the two that SQLite keeps beside it while it is written to. */
  const copyOfOpenStore = async (): Promise<void> => {
    await closedStore();
    const driver = await openSqliteDriver(file);
    driver.exec('PRAGMA journal_mode = WAL');
    await copyFile(file, join(folder, 'copy.sqlite'));
    driver.close();
    file = join(folder, 'copy.sqlite');
  };

  test('is read beside the process that writes to it, which goes on', async () => {
    await runningAppender();
    const reader = await openEventStore(uri, { access: 'read' });
    for (let round = 0; round < 4; round++) {
      for (const name of await reader.streams('game-')) {
        const read = await toArray(reader.read(name));
        expect(read.length % BATCH_SIZE).toBe(0);
        expect(read.map((each) => each.revision)).toEqual(read.map((_, index) => index));
      }
    }
    const before = (await toEvents(reader.readAll())).length;
    const recording = new Recording(reader.subscribe('start'));
    await recording.untilEvents(before + 50);
    recording.stop();
    await reader.close();
  });

  test('tells a second writer which process it is that writes', async () => {
    const { pid } = await runningAppender();
    const second = openEventStore(uri);
    await expect(second).rejects.toBeInstanceOf(EventStoreInUse);
    await expect(second).rejects.toMatchObject({ file, holder: { pid, name: 'the appender' } });
    await expect(second).rejects.toThrow(`the appender (pid ${pid})`);
  });

  test('has the same writer under another name', async () => {
    await runningAppender();
    await symlink(file, join(folder, 'other.sqlite'));
    await expect(openEventStore(`sqlite:${join(folder, 'other.sqlite')}`)).rejects.toBeInstanceOf(EventStoreInUse);
  });

  test('has no writer any more when that was killed, whatever it has left written down', async () => {
    const appender = await runningAppender();
    await kill(appender);
    const reader = await openEventStore(uri, { access: 'read' });
    const left = await toEvents(reader.readAll());
    await reader.close();
    const writer = await openEventStore(uri);
    expect(await toEvents(writer.readAll())).toEqual(left);
    await writer.append(freshStream(), 'noStream', [event()]);
    await writer.close();
  });

  test('is not changed, though its writer was killed in the midst of it', async () => {
    await kill(await runningAppender());
    const parts = [file, `${file}-wal`];
    const before = await Promise.all(parts.map((part) => readFile(part)));
    const names = await readdir(folder);
    const reader = new ReadingProcess(['game-0']);
    expect((await reader.read(file))?.log.length).toBeGreaterThan(50);
    await reader.end();
    expect(await Promise.all(parts.map((part) => readFile(part)))).toEqual(before);
    expect(await readdir(folder)).toEqual(names);
  });

  test('sees what is appended after it was opened', async () => {
    const writer = await openEventStore(uri);
    const reader = await openEventStore(uri, { access: 'read' });
    const stream = freshStream();
    const [all, one] = [
      new Recording(reader.subscribe('end')),
      new Recording(reader.subscribe({ stream, from: 'start' })),
    ];
    for (const recording of [all, one]) await recording.untilCaughtUp();
    const written = events(3);
    await writer.append(stream, 'noStream', written);
    for (const recording of [all, one]) expect(idsOf(await recording.untilEvents(3))).toEqual(idsOf(written));
    await reader.close();
    for (const recording of [all, one]) await recording.until(({ completed }) => completed);
    await writer.close();
  });

  test('can be read by several, and takes a writer meanwhile', async () => {
    const stream = await closedStore();
    const readers = await Promise.all([1, 2, 3].map(() => openEventStore(uri, { access: 'read' })));
    const writer = await openEventStore(uri);
    await writer.append(stream, revision(2), events(2));
    for (const reader of readers) expect(await toArray(reader.read(stream))).toHaveLength(5);
    await writer.close();
    for (const reader of readers) {
      expect(await toArray(reader.read(stream))).toHaveLength(5);
      await reader.close();
    }
  });

  test('refuses every append', async () => {
    const stream = await closedStore();
    for (const each of [uri, 'memory', 'esdb://localhost:1?tls=false']) {
      const reader = await openEventStore(each, { access: 'read' });
      const refused = reader.append(stream, 'any', [event()]);
      await expect(refused).rejects.toBeInstanceOf(OpenedForReading);
      await expect(refused).rejects.toThrow(`${stream}: the event store was opened to be read`);
      await reader.close();
    }
  });

  test.each(['games.sqlite', 'no/such/folder/games.sqlite'])('that is not there is not made: %s', async (name) => {
    const opening = openEventStore(`sqlite:${join(folder, name)}`, { access: 'read' });
    await expect(opening).rejects.toBeInstanceOf(UnreadableEventStore);
    await expect(opening).rejects.toThrow(/there is no such file; it is made when it is written to/);
    expect(await readdir(folder)).toEqual([]);
  });

  test('that nothing was written to yet is no store', async () => {
    await writeFile(file, '');
    await expect(openEventStore(uri, { access: 'read' })).rejects.toThrow(/nothing has been written to it yet/);
    expect((await stat(file)).size).toBe(0);
  });

  // What nobody may write to can be read all the same: an archive, another user's games.
  const waysToGetThere: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['its writer was closed', () => closedStore()],
    ['its writer was killed', async () => kill(await runningAppender())],
    ['it was copied from a writer', async () => copyOfOpenStore()],
  ];
  test.each(waysToGetThere)('is read in a folder that is read only: %s', async (_, get) => {
    await get();
    const names = await readdir(folder);
    await Promise.all(names.map((name) => chmod(join(folder, name), 0o444)));
    await chmod(folder, 0o555);
    // The superuser may write everywhere: the file is read as nobody.
    const reader = new ReadingProcess(['game-0'], process.getuid?.() === 0 ? { uid: 65_534 } : {});
    const reading = await reader.read(file);
    await reader.end();
    await chmod(folder, 0o755);
    expect(reading).toMatchObject({ refused: null, logDamage: [] });
    expect(reading?.log.length).toBeGreaterThan(2);
    expect(await readdir(folder)).toEqual(names);
  });

  test('is told of where another program has it for itself', async () => {
    await closedStore();
    const other = await openSqliteDriver(file);
    other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE; CREATE TABLE t (a); COMMIT');
    for (const access of ['read', 'write'] as const) {
      const opening = openEventStore(uri, { access });
      await expect(opening).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(opening).rejects.toThrow(/in use by another process/);
    }
    other.close();
  });
});

test('a reader has no stream that nobody has written', async () => {
  const reader = await openEventStore('memory', { access: 'read' });
  expect(await toArray(reader.read(streamName('game-none')))).toEqual([]);
  expect(await reader.streams('')).toEqual([]);
});
