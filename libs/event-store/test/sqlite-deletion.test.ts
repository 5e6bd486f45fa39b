import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { event, events, freshStream, idsOf, toArray, toEvents } from '../src/contract/sample-events.js';
import { StreamDeleted } from '../src/errors.js';
import type { EventStore, NewEvent } from '../src/event-store.js';
import { openEventStore } from '../src/open-store.js';
import { revision } from '../src/revision.js';
import { packSqliteStore } from '../src/sqlite/pack-store.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import type { StreamName } from '../src/stream-name.js';
import { temporaryFolder } from './stores/sqlite-store.js';
import { toVersion3 } from './stores/version-3.js';

const mark = 'a-word-that-stands-nowhere-else';

describe('a stream that is deleted in a SQLite file', () => {
  let folder: string;
  let file: string;
  let remove: () => Promise<void>;
  let kept: StreamName;
  let gone: StreamName;
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    file = join(folder, 'games.sqlite');
    [kept, gone] = [freshStream(), freshStream()];
  });
  afterEach(() => remove());

  const open = (access: 'read' | 'write' = 'write'): Promise<EventStore> =>
    openEventStore(`sqlite:${file}`, { access });
  const marked = (count: number): readonly NewEvent[] =>
    Array.from({ length: count }, () => event('SpellCast', { mark, random: Math.random() }));
  /** Events of both streams in turns: so both stand in blocks and in rows. */
  const filled = async (): Promise<EventStore> => {
    const store = await open();
    for (let round = 0; round < 30; round++) {
      await store.append(gone, 'any', marked(40));
      await store.append(kept, 'any', events(30));
    }
    return store;
  };
  const bytesOfFiles = (): string =>
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('');

  test.each([
    ['in rows', false],
    ['in blocks and rows', true],
  ])('leaves nothing of its events in any file, which stood %s', async (_, isPacked) => {
    let store = await filled();
    expect(bytesOfFiles()).toContain(mark);
    if (isPacked) {
      await store.close();
      await packSqliteStore(file);
      store = await open();
      await store.append(gone, 'any', marked(70));
    }
    const before = idsOf(await toArray(store.read(kept)));
    await store.deleteStream(gone);
    expect(bytesOfFiles()).not.toContain(mark);
    await store.close();
    expect(bytesOfFiles()).not.toContain(mark);
    const reader = await open('read');
    expect(idsOf(await toEvents(reader.readAll()))).toEqual(before);
    await reader.close();
  });

  test('is gone for a reader in another process that has read it', async () => {
    const store = await filled();
    await store.close();
    await packSqliteStore(file);
    const [writer, reader] = [await open(), await open('read')];
    expect(await toArray(reader.read(gone))).toHaveLength(1200);
    const before = idsOf(await toArray(reader.read(kept)));
    await writer.deleteStream(gone);
    await expect(toArray(reader.read(gone))).rejects.toThrow(StreamDeleted);
    expect(idsOf(await toEvents(reader.readAll()))).toEqual(before);
    await Promise.all([writer.close(), reader.close()]);
  });

  test('can be deleted in a file of version 3 once a writer has opened it', async () => {
    const store = await filled();
    await store.close();
    await packSqliteStore(file);
    await toVersion3(file);
    const reader = await open('read');
    expect(await toArray(reader.read(gone))).toHaveLength(1200);
    await reader.close();
    const writer = await open();
    await writer.deleteStream(gone);
    await expect(toArray(writer.read(gone))).rejects.toThrow(StreamDeleted);
    await writer.close();
  });

  test('is deleted again where a process ended before its files were rid of it', async () => {
    const store = await filled();
    await store.deleteStream(gone);
    await store.close();
    const again = await open();
    await again.deleteStream(gone);
    expect(await toArray(again.read(kept))).toHaveLength(900);
    await again.close();
  });

  test.each([
    'UPDATE blocks SET first_revision = 1',
    `UPDATE blocks SET events = x''`,
    `UPDATE blocks SET events = x'00', checksum = head_checksum`,
    `UPDATE blocks SET events = x'', checksum = head_checksum, stream = 99`,
    `UPDATE blocks SET events = x'', checksum = head_checksum, positions = '1'`,
    'DELETE FROM blocks',
  ])('is the only change that the file lets through: not “%s”', async (sql) => {
    const store = await filled();
    await store.close();
    await packSqliteStore(file);
    const driver = await openSqliteDriver(file);
    expect(() => driver.exec(sql)).toThrow(/never changed or deleted/);
    driver.close();
  });

  test('doesn’t hide damage: a bit of a block that has lost its events is told of', async () => {
    const store = await filled();
    await store.deleteStream(gone);
    await store.append(kept, revision(899), [event()]);
    await store.close();
    const driver = await openSqliteDriver(file);
    driver.exec(
      'DROP TRIGGER blocks_refuse_UPDATE; UPDATE blocks SET checksum = checksum + 1 WHERE length(events) = 0',
    );
    driver.close();
    const reader = await open('read');
    const entries = await toArray(reader.readAll());
    expect(entries.filter((entry) => 'damaged' in entry)).toHaveLength(1200);
    await reader.close();
  });
});
