import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { streamName } from '../src/stream-name.js';
import type { NewEvent } from '../src/event-store.js';
import { type ExpectedRevision, revision } from '../src/revision.js';
import { flipInEvents, flipInStreams, type Flip } from './sqlite-damage/flips.js';
import { DamagedFiles, flipAnywhere, FLIPS } from './sqlite-damage/damaged-files.js';
import type { NamedDamage, Reading } from './sqlite-damage/reader.js';

const SEED = process.env.STACKTRAIL_FLIP_SEED ?? 'bits';
const STREAMS = ['game-7f3a', 'game-Æther', 'cards-00ff', 'secret-7f3a', 'game-other'].map(streamName);
const LAST = streamName('cards-00ff');

async function fill(uri: string): Promise<void> {
  const store = await openEventStore(uri);
  const expected = new Map<string, ExpectedRevision>();
  const chance = Prng.from(SEED);
  const uuid = (): string =>
    Buffer.from(chance.bytes(16))
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  for (let batch = 0; batch < 52; batch++) {
    const stream = STREAMS[(batch * batch + batch) % STREAMS.length] ?? streamName('game-other');
    const events = Array.from({ length: 1 + (batch % 5) }, (_, index): NewEvent => ({
      id: uuid(),
      type: index % 2 === 0 ? 'SpellCast' : 'CardDrawn',
      data: { batch, index, card: 'Æther Vial', zones: ['hand', 'stack'], cost: { green: index } },
      metadata: { $correlationId: uuid(), command: 'SubmitAnswer' },
    }));
    const { lastRevision } = await store.append(stream, expected.get(stream) ?? 'noStream', events);
    expected.set(stream, lastRevision);
  }
  await store.close();
}

const isNamed = (damage: readonly NamedDamage[], { stream, revision }: Pick<Flip, 'stream' | 'revision'>): boolean =>
  damage.some((each) => each.stream === stream && each.revision === revision);

const placeOf = (event: string): string => event.slice(0, event.lastIndexOf(' '));

describe('a flipped bit', () => {
  let files: DamagedFiles;
  let before: Reading;
  beforeAll(async () => {
    files = await DamagedFiles.of(STREAMS, fill);
    ({ before } = files);
    const driver = await openSqliteDriver(files.whole);
    expect(driver.get('SELECT count(*) AS blocks FROM blocks')).toMatchObject({ blocks: 0 });
    driver.close();
  });
  afterAll(() => files.end());

  test('is looked for in a file that is whole before', () => {
    expect(before).toMatchObject({ refused: null, logDamage: [], streamDamage: [] });
    expect(before.log.length).toBeGreaterThan(150);
    expect([...before.log].sort()).toEqual([...before.streams].sort());
  });

  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `of a stored event is found, named and kept to its stream: number %i of seed “${SEED}”`,
    async (number) => {
      const { flip, after } = await files.damaged((driver) => flipInEvents(driver, Prng.from(`${SEED} ${number}`)));
      expect(after.refused).toBeNull();
      files.assertNothingWrong(after);
      expect({ flip, named: isNamed(after.logDamage, flip), damage: after.logDamage }).toMatchObject({ named: true });
      const others = before.streams.filter((event) => !event.startsWith(`${flip.stream} `));
      expect(after.streams.filter((event) => !event.startsWith(`${flip.stream} `))).toEqual(others);
      expect(after.streamDamage.filter(({ stream }) => stream !== flip.stream)).toEqual([]);
      // All but the damaged one can be read.
      const isOther = (event: string): boolean => placeOf(event) !== `${flip.stream} ${flip.revision}`;
      expect(after.streams).toEqual(before.streams.filter(isOther));
      expect(after.log).toEqual(before.log.filter(isOther));
      // Where the last event of a stream has gone to another one, the log alone can tell.
      const last = before.streams.findLast((event) => event.startsWith(`${flip.stream} `)) ?? '';
      const isTold = flip.column !== 'stream' || isOther(last);
      expect(after.streamDamage.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(
        isTold ? [`${flip.stream} ${flip.revision}`] : [],
      );
    },
  );

  test.each(Array.from({ length: Math.ceil(FLIPS / 4) }, (_, number) => number))(
    `of a stream's name is found and named: number %i of seed “${SEED}”`,
    async (number) => {
      const { flip, after } = await files.damaged((driver) =>
        flipInStreams(driver, Prng.from(`${SEED} name ${number}`)),
      );
      expect(after.refused).toBeNull();
      files.assertNothingWrong(after);
      const isOther = (event: string): boolean => !event.startsWith(`${flip.stream} `);
      expect(after.log).toEqual(before.log.filter(isOther));
      expect(after.streams).toEqual(before.streams.filter(isOther));
      expect(after.streamDamage[0]).toMatchObject({ stream: flip.stream, revision: 0 });
      const lost = before.log.filter((event) => !isOther(event)).map(placeOf);
      expect(after.logDamage.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(lost);
    },
  );

  flipAnywhere(SEED, () => files);

  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `in a page of an index loses nothing, and what is appended then can be read: number %i of seed “${SEED}”`,
    async (number) => {
      const file = await files.flipped(Prng.from(`${SEED} index ${number}`), isInIndexPage);
      const after = await files.read(file);
      expect({ log: after.log, streams: after.streams }).toEqual({ log: before.log, streams: before.streams });
      const store = await openEventStore(`sqlite:${file}`);
      const last = before.streams.filter((event) => event.startsWith(`${LAST} `)).length - 1;
      const more = { id: randomUUID(), type: 'CardDrawn', data: {}, metadata: {} };
      await store.append(LAST, revision(last), [more]).finally(() => store.close());
      const mended = await files.read(file);
      expect({ log: mended.log.slice(0, -1), damage: mended.logDamage }).toEqual({ log: before.log, damage: [] });
      expect(mended.streams.filter((event) => before.streams.includes(event))).toEqual(before.streams);
    },
  );
});

const PAGE_BYTES = 4096;
/** The first byte of a page of an index, https://www.sqlite.org/fileformat.html#b_tree_pages. */
const INDEX_PAGES = [2, 10];

function isInIndexPage(bytes: Buffer, at: number): boolean {
  return INDEX_PAGES.includes(bytes[at - (at % PAGE_BYTES)] ?? 0);
}
