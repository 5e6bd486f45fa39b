import { copyFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver, type SqliteRow } from '../src/sqlite/sqlite-driver.js';
import { revision } from '../src/revision.js';
import { StreamDamaged } from '../src/errors.js';
import { streamName } from '../src/stream-name.js';
import { events, toArray, toEvents } from '../src/contract/sample-events.js';
import { COLUMNS_1, flipInEvents } from './sqlite-damage/flips.js';
import { ReadingProcess } from './sqlite-damage/reading-process.js';
import { temporaryFolder } from './stores/sqlite-store.js';
import { writeVersion1 } from './stores/version-1.js';

const FLIPS = Number(process.env.STACKTRAIL_FLIPS ?? 60);
const STREAMS = ['game-one', 'game-other'].map(streamName);
const [one = streamName('game-one'), other = streamName('game-other')] = STREAMS;

describe('a SQLite file of version 1, which has no checksums', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let file: string;
  beforeEach(async () => {
    ({ folder, remove } = await temporaryFolder());
    file = join(folder, 'games.sqlite');
    await writeVersion1(file, STREAMS, 20);
  });
  afterEach(() => remove());

  const asked = async (sql: string): Promise<SqliteRow> => {
    const driver = await openSqliteDriver(file);
    const row = driver.get(sql) ?? {};
    driver.close();
    return row;
  };

  test('is read as it is, and not changed by that', async () => {
    const before = await readFile(file);
    const reader = await openEventStore(`sqlite:${file}`, { access: 'read' });
    expect(await reader.streams('game-')).toEqual(STREAMS);
    expect(await toArray(reader.read(one))).toHaveLength(20);
    const log = await toEvents(reader.readAll());
    expect(log).toHaveLength(40);
    expect(log[2]).toMatchObject({ stream: one, revision: 1, data: { revision: 1, card: 'Æther Vial' } });
    await reader.close();
    expect(await readFile(file)).toEqual(before);
  });

  test('is brought up to date by a writer: old events stay as they are, new ones have checksums', async () => {
    const reader = await openEventStore(`sqlite:${file}`, { access: 'read' });
    const before = await toEvents(reader.readAll());
    await reader.close();
    for (const round of [0, 1]) {
      const writer = await openEventStore(`sqlite:${file}`);
      await writer.append(one, revision(19 + 2 * round), events(2));
      expect((await toEvents(writer.readAll())).slice(0, 40)).toEqual(before);
      expect(await toArray(writer.read(one))).toHaveLength(22 + 2 * round);
      await writer.close();
    }
    expect(await asked('PRAGMA user_version')).toMatchObject({ user_version: 4 });
    const counts = 'SELECT count(*) AS all_rows, count(checksum) AS with_checksum FROM events';
    expect(await asked(counts)).toMatchObject({ all_rows: 44, with_checksum: 4 });
  });

  const damage: readonly (readonly [string, string, RegExp])[] = [
    ['data that is not UTF-8', `data = CAST(x'7bff7d' AS TEXT)`, /not UTF-8/],
    ['data that is not JSON', `data = '{"revision":'`, /not JSON/],
    ['data that breaks its line', `data = '{}' || char(10) || '{}'`, /not made as rows are/],
    ['metadata that is not JSON', `metadata = '{]'`, /not JSON/],
    ['a type that is none', `type = CAST(x'01' AS TEXT)`, /type/],
    ['an id that is none', `id = 'x'`, /not a UUID/],
    ['a time that is none', `recorded_at = ${2 ** 60}`, /time/],
  ];
  test.each(damage)('shows what can be seen without a checksum: %s', async (_, change, problem) => {
    const driver = await openSqliteDriver(file);
    driver.exec(`DROP TRIGGER events_refuse_UPDATE; UPDATE events SET ${change} WHERE stream = 1 AND revision = 7`);
    driver.close();
    for (const access of ['read', 'write'] as const) {
      const store = await openEventStore(`sqlite:${file}`, { access });
      const reading = toArray(store.read(one));
      await expect(reading).rejects.toBeInstanceOf(StreamDamaged);
      await expect(reading).rejects.toMatchObject({ stream: one, revision: 7 });
      await expect(reading).rejects.toThrow(problem);
      expect(await toArray(store.read(other))).toHaveLength(20);
      expect((await toArray(store.readAll()))[14]).toMatchObject({ damaged: true, stream: one, revision: 7 });
      await store.close();
    }
  });

  test(`ends no process, whichever of ${FLIPS} bits flips`, async () => {
    const reader = new ReadingProcess(STREAMS);
    for (let number = 0; number < FLIPS; number++) {
      const damaged = join(folder, 'damaged.sqlite');
      await copyFile(file, damaged);
      const driver = await openSqliteDriver(damaged);
      const flip = flipInEvents(driver, Prng.from(`version 1 ${number}`), COLUMNS_1);
      driver.close();
      const reading = await reader.read(damaged);
      expect({ flip, refused: reading?.refused }).toEqual({ flip, refused: null });
      // What stood beside the damaged event is there still.
      const others = reading?.log.filter((event) => event.startsWith(`${flip.stream === one ? other : one} `));
      expect(others?.length).toBeGreaterThanOrEqual(20);
    }
    await reader.end();
  });
});
