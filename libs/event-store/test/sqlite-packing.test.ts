import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { streamName, type NewEvent } from '../src/index.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { SqliteEventStore } from '../src/sqlite/sqlite-event-store.js';

const stream = streamName('game-1');
const events = (count: number): readonly NewEvent[] =>
  Array.from({ length: count }, (_, i) => ({ id: randomUUID(), type: 'Counted', data: { i }, metadata: {} }));

describe('a stream that nobody appends to', () => {
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'packing-'));
    file = join(folder, 'store.sqlite');
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** How many events stand in rows, and in how many blocks the others. */
  async function stored(): Promise<{ readonly rows: number; readonly blocks: number }> {
    const driver = await openSqliteDriver(file, { readOnly: true });
    const count = (table: string): number => Number(driver.get(`SELECT count(*) AS n FROM ${table}`)?.['n']);
    const found = { rows: count('events'), blocks: count('blocks') };
    driver.close();
    return found;
  }

  test('is packed after a while, while the store stays open, and reads as before', async () => {
    const store = await SqliteEventStore.open(file, { restMs: 60 });
    await store.append(stream, 'noStream', events(200));
    expect(await stored()).toEqual({ rows: 200, blocks: 0 });
    while ((await stored()).blocks === 0) await delay(20);
    expect(await stored()).toEqual({ rows: 0, blocks: 1 });
    const read: unknown[] = [];
    for await (const { data } of store.read(stream)) read.push(data);
    expect(read).toEqual(events(200).map(({ data }) => data));
    await store.close();
  });

  test('stays as it is before that', async () => {
    const store = await SqliteEventStore.open(file);
    await store.append(stream, 'noStream', events(200));
    await delay(200);
    expect(await stored()).toEqual({ rows: 200, blocks: 0 });
    await store.close();
    expect(await stored()).toEqual({ rows: 0, blocks: 1 });
  });
});
