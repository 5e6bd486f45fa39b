import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { streamName } from '../src/stream-name.js';
import { events } from '../src/contract/sample-events.js';
import { flipInBlocks, type BlockFlip } from './sqlite-damage/flips.js';
import { ReadingProcess } from './sqlite-damage/reading-process.js';
import type { Reading } from './sqlite-damage/reader.js';
import { temporaryFolder } from './stores/sqlite-store.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const FLIPS = Number(process.env.STACKTRAIL_FLIPS ?? 60);
const SEED = process.env.STACKTRAIL_FLIP_SEED ?? 'blocks';
const STREAMS = ['game-first', 'game-second', 'game-short'].map(streamName);
const [first = streamName('game-first'), second = first, short = first] = STREAMS;

/** Two streams of a block and the beginning of another one, which interleave, and a stream that stays in rows. */
async function fill(uri: string): Promise<void> {
  const store = await openEventStore(uri);
  for (let round = 0; round < 60; round++) {
    await store.append(first, 'any', events(9 + (round % 5)));
    await store.append(second, 'any', events(1 + (round % 3)));
    if (round < 5) await store.append(short, 'any', events(3));
  }
  await store.close();
}

describe('a flipped bit in a store whose events are packed', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let whole: string;
  let before: Reading;
  let reader: ReadingProcess;
  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
    whole = join(folder, 'whole.sqlite');
    await fill(`sqlite:${whole}`);
    reader = new ReadingProcess(STREAMS);
    before = await read(whole);
  });
  afterAll(async () => {
    await reader.end();
    await remove();
  });

  /** @throws if the reading process ended over it */
  const read = async (file: string): Promise<Reading> => {
    const reading = await reader.read(file);
    if (reading !== null) return reading;
    reader = new ReadingProcess(STREAMS);
    throw new Error(`the process that read ${file} was ended by it`);
  };

  const assertNothingWrong = (after: Reading): void => {
    const known = new Set([...before.log, ...before.streams]);
    expect([...after.log, ...after.streams].filter((event) => !known.has(event))).toEqual([]);
  };

  const isOf = (event: string, { stream, revision, last }: BlockFlip): boolean => {
    const [name, number] = event.split(' ');
    return name === stream && Number(number) >= revision && Number(number) <= last;
  };

  test('is looked for in a file of three blocks that is whole before', async () => {
    expect(before).toMatchObject({ refused: null, logDamage: [], streamDamage: [] });
    expect(before.log).toHaveLength(60 * 11 + 60 * 2 + 15);
    expect([...before.log].sort()).toEqual([...before.streams].sort());
    const driver = await openSqliteDriver(whole);
    expect(driver.get('SELECT count(*) AS blocks FROM blocks')).toMatchObject({ blocks: 3 });
    expect(driver.get('SELECT count(*) AS rows FROM events')).toMatchObject({ rows: 15 });
    driver.close();
  });

  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `of a block is found, and names the events that are lost: number %i of seed “${SEED}”`,
    async (number) => {
      const file = join(folder, 'damaged.sqlite');
      await copyFile(whole, file);
      const driver = await openSqliteDriver(file);
      const flip = flipInBlocks(driver, Prng.from(`${SEED} ${number}`));
      driver.close();
      const after = await read(file);
      expect({ flip, refused: after.refused }).toEqual({ flip, refused: null });
      expect({ flip, log: after.log }).toEqual({ flip, log: before.log.filter((event) => !isOf(event, flip)) });
      expect({ flip, streams: after.streams }).toEqual({
        flip,
        streams: before.streams.filter((event) => !isOf(event, flip)),
      });
      const lost = before.log
        .filter((event) => isOf(event, flip))
        .map((event) => event.slice(0, event.lastIndexOf(' ')));
      const named = (damage: Reading['logDamage']): string[] =>
        damage.map(({ stream, revision }) => `${String(stream)} ${String(revision)}`);
      expect({ flip, log: named(after.logDamage) }).toEqual({ flip, log: lost });
      expect({ flip, streams: named(after.streamDamage) }).toEqual({ flip, streams: lost });
    },
  );

  let readOnes = 0;
  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `anywhere in the file leaves what can be read right, and ends nothing: number %i of seed “${SEED}”`,
    async (number) => {
      const chance = Prng.from(`${SEED} file ${number}`);
      const file = join(folder, 'flipped.sqlite');
      const bytes = await readFile(whole);
      const at = chance.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
      await writeFile(file, bytes);
      const after = await read(file);
      await Promise.all(['-wal', '-shm'].map((part) => rm(`${file}${part}`, { force: true })));
      if (after.refused !== null) {
        expect(after.refused).toMatch(/^(UnreadableEventStore|EventStoreInUse|EventStoreUnavailable): /);
        return;
      }
      readOnes += 1;
      assertNothingWrong(after);
      if (after.log.length < before.log.length) expect(after.logDamage).not.toEqual([]);
    },
  );

  test('anywhere in the file leaves most files readable', () => {
    expect(readOnes).toBeGreaterThan(FLIPS / 2);
  });
});
