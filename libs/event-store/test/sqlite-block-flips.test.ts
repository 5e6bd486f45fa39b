import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { streamName } from '../src/stream-name.js';
import { events } from '../src/contract/sample-events.js';
import { flipInBlocks, type BlockFlip } from './sqlite-damage/flips.js';
import { DamagedFiles, flipAnywhere, FLIPS } from './sqlite-damage/damaged-files.js';
import type { Reading } from './sqlite-damage/reader.js';

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
  let files: DamagedFiles;
  let before: Reading;
  beforeAll(async () => {
    files = await DamagedFiles.of(STREAMS, fill);
    ({ before } = files);
  });
  afterAll(() => files.end());

  const isOf = (event: string, { stream, revision, last }: BlockFlip): boolean => {
    const [name, number] = event.split(' ');
    return name === stream && Number(number) >= revision && Number(number) <= last;
  };

  test('is looked for in a file of three blocks that is whole before', async () => {
    expect(before).toMatchObject({ refused: null, logDamage: [], streamDamage: [] });
    expect(before.log).toHaveLength(60 * 11 + 60 * 2 + 15);
    expect([...before.log].sort()).toEqual([...before.streams].sort());
    const driver = await openSqliteDriver(files.whole);
    expect(driver.get('SELECT count(*) AS blocks FROM blocks')).toMatchObject({ blocks: 3 });
    expect(driver.get('SELECT count(*) AS rows FROM events')).toMatchObject({ rows: 15 });
    driver.close();
  });

  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `of a block is found, and names the events that are lost: number %i of seed “${SEED}”`,
    async (number) => {
      const { flip, after } = await files.damaged((driver) => flipInBlocks(driver, Prng.from(`${SEED} ${number}`)));
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

  flipAnywhere(SEED, () => files);
});
