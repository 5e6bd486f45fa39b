import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { LogEntry } from '../src/event-store.js';
import { isStoredEvent } from '../src/index.js';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver, type SqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { readForward } from '../src/sqlite/read-log.js';
import { StoredRows } from '../src/sqlite/stored-rows.js';
import type { StreamFilter } from '../src/stream-filter.js';
import { streamName, type StreamName } from '../src/stream-name.js';
import { events } from '../src/contract/sample-events.js';

const [first, second, rows] = [streamName('game-first'), streamName('game-second'), streamName('game-rows')];

/** What a reader has of the first stream: nothing, up to within a block, to the end of one, and beyond. */
const knownThrough = [-1, 0, 300, 510, 511, 512, 700, 719, 5_000];

/** What a file's log has, with the SQL that is asked for it. */
function logOf(
  driver: SqliteDriver,
  filter: StreamFilter,
): { readonly log: readonly LogEntry[]; readonly asked: readonly string[] } {
  const asked: string[] = [];
  const counted: SqliteDriver = Object.create(driver, {
    get: {
      value: (sql: string, ...values: readonly number[]) => {
        asked.push(sql);
        return driver.get(sql, ...values);
      },
    },
  }) as SqliteDriver;
  const { log } = new StoredRows(counted, 'all', true);
  return { log: [...readForward(log, { from: undefined, filter })], asked };
}

describe('a reader of a packed log that has a stream up to a revision', () => {
  let folder: string;
  let file: string;
  let driver: SqliteDriver;
  let asked: readonly string[] = [];
  const log = (after?: (stream: StreamName) => number, streamPrefixes?: readonly string[]): readonly LogEntry[] => {
    const read = logOf(driver, { after, streamPrefixes });
    asked = read.asked;
    return read.log;
  };
  const unpacked = (): number => asked.filter((sql) => /checksum, events\s+FROM blocks/.test(sql)).length;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'stacktrail-passed-over-'));
    file = join(folder, 'events.sqlite');
    const store = await openEventStore(`sqlite:${file}`);
    for (let round = 0; round < 60; round++) {
      await store.append(first, 'any', events(12));
      await store.append(second, 'any', events(9));
      if (round < 5) await store.append(rows, 'any', events(3));
    }
    await store.close();
    driver = await openSqliteDriver(file);
  });
  afterAll(async () => {
    driver.close();
    await rm(folder, { recursive: true });
  });

  test.each(knownThrough)('is told of all that it has not: revision %i', (revision) => {
    const all = log();
    expect(unpacked()).toBeGreaterThanOrEqual(3);
    const wanted = all.filter((entry) => isStoredEvent(entry) && (entry.stream !== first || entry.revision > revision));
    expect(wanted.length).toBeGreaterThanOrEqual(60 * 9);
    expect(log((stream) => (stream === first ? revision : -1))).toEqual(wanted);
  });

  test('does not unpack the blocks that it has, nor those of streams that it does not want', () => {
    const ofSecond = log().filter((entry) => entry.stream === second);
    const blocks = unpacked();
    expect(log(undefined, [second])).toEqual(ofSecond);
    expect(unpacked()).toBeLessThan(blocks);
    expect(log(() => 10_000)).toEqual([]);
    expect(unpacked()).toBe(0);
  });

  test('is not told of damage in what it has, but of all damage in what it has not', async () => {
    const writable = await openSqliteDriver(file);
    const block = 'SELECT min(id) FROM blocks WHERE stream = (SELECT id FROM streams ORDER BY id LIMIT 1)';
    writable.run('DROP TRIGGER IF EXISTS blocks_refuse_UPDATE');
    writable.run(`UPDATE blocks SET events = zeroblob(20) WHERE id = (${block})`);
    writable.close();
    const lost = (entries: readonly LogEntry[]): readonly unknown[] =>
      entries.flatMap((entry) => (isStoredEvent(entry) ? [] : [[entry.stream, entry.revision]]));
    const damaged = lost(log());
    expect(damaged.length).toBeGreaterThan(100);
    expect(damaged.every((place) => (place as [string])[0] === first)).toBe(true);
    expect(lost(log((stream) => (stream === first ? 5_000 : -1)))).toEqual([]);
    expect(lost(log((stream) => (stream === first ? 9 : -1)))).toEqual(damaged.slice(10));
  });
});

test('blocks of streams that a reader does not want are passed over many at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stacktrail-passed-over-'));
  const file = join(folder, 'events.sqlite');
  const store = await openEventStore(`sqlite:${file}`);
  const [long, last] = [streamName('game-long'), streamName('person-last')];
  for (let batch = 0; batch < 16; batch++) await store.append(long, 'any', events(512));
  await store.append(last, 'any', events(2));
  await store.close();
  const driver = await openSqliteDriver(file);
  try {
    const { log, asked } = logOf(driver, { streamPrefixes: ['person-'] });
    expect(log.map((entry) => [entry.stream, entry.revision])).toEqual([
      [last, 0],
      [last, 1],
    ]);
    const stretches = asked.filter((sql) => sql.includes('events WHERE position BETWEEN')).length;
    expect(stretches).toBe(1);
  } finally {
    driver.close();
    await rm(folder, { recursive: true });
  }
});
