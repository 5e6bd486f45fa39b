import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Prng } from '@stacktrail/kernel';
import { openEventStore } from '../src/open-store.js';
import { openSqliteDriver, type SqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { streamName } from '../src/stream-name.js';
import type { EventStore, NewEvent } from '../src/event-store.js';
import type { ExpectedRevision } from '../src/revision.js';
import { flipInEvents, flipInStreams, type Flip } from './sqlite-damage/flips.js';
import { ReadingProcess } from './sqlite-damage/reading-process.js';
import type { NamedDamage, Reading } from './sqlite-damage/reader.js';
import { temporaryFolder } from './stores/sqlite-store.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const FLIPS = Number(process.env.STACKTRAIL_FLIPS ?? 60);
const SEED = process.env.STACKTRAIL_FLIP_SEED ?? 'bits';
const STREAMS = ['game-7f3a', 'game-Æther', 'cards-00ff', 'secret-7f3a', 'game-other'].map(streamName);

async function fill(store: EventStore): Promise<void> {
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
}

const isNamed = (damage: readonly NamedDamage[], { stream, revision }: Pick<Flip, 'stream' | 'revision'>): boolean =>
  damage.some((each) => each.stream === stream && each.revision === revision);

const placeOf = (event: string): string => event.slice(0, event.lastIndexOf(' '));

describe('a flipped bit', () => {
  let folder: string;
  let remove: () => Promise<void>;
  let whole: string;
  let before: Reading;
  let reader: ReadingProcess;
  beforeAll(async () => {
    ({ folder, remove } = await temporaryFolder());
    whole = join(folder, 'whole.sqlite');
    const store = await openEventStore(`sqlite:${whole}`);
    await fill(store);
    await store.close();
    reader = new ReadingProcess(STREAMS);
    before = await read(whole);
    const driver = await openSqliteDriver(whole);
    expect(driver.get('SELECT count(*) AS blocks FROM blocks')).toMatchObject({ blocks: 0 });
    driver.close();
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

  const damaged = async (damage: (driver: SqliteDriver) => Flip): Promise<{ flip: Flip; after: Reading }> => {
    const file = join(folder, 'damaged.sqlite');
    await copyFile(whole, file);
    const driver = await openSqliteDriver(file);
    const flip = damage(driver);
    driver.close();
    return { flip, after: await read(file) };
  };

  /** Nothing is told that was not stored. */
  const assertNothingWrong = (after: Reading): void => {
    expect(after.log.filter((event) => !before.log.includes(event))).toEqual([]);
    expect(after.streams.filter((event) => !before.streams.includes(event))).toEqual([]);
  };

  test('is looked for in a file that is whole before', () => {
    expect(before).toMatchObject({ refused: null, logDamage: [], streamDamage: [] });
    expect(before.log.length).toBeGreaterThan(150);
    expect([...before.log].sort()).toEqual([...before.streams].sort());
  });

  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `of a stored event is found, named and kept to its stream: number %i of seed “${SEED}”`,
    async (number) => {
      const { flip, after } = await damaged((driver) => flipInEvents(driver, Prng.from(`${SEED} ${number}`)));
      expect(after.refused).toBeNull();
      assertNothingWrong(after);
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
      const { flip, after } = await damaged((driver) => flipInStreams(driver, Prng.from(`${SEED} name ${number}`)));
      expect(after.refused).toBeNull();
      assertNothingWrong(after);
      const isOther = (event: string): boolean => !event.startsWith(`${flip.stream} `);
      expect(after.log).toEqual(before.log.filter(isOther));
      expect(after.streams).toEqual(before.streams.filter(isOther));
      expect(after.streamDamage[0]).toMatchObject({ stream: flip.stream, revision: 0 });
      const lost = before.log.filter((event) => !isOther(event)).map(placeOf);
      expect(after.logDamage.map(({ stream, revision }) => `${stream} ${revision}`)).toEqual(lost);
    },
  );

  let readOnes = 0;
  /** How often a stream ended early without a word, while the log had all of its events. */
  let cutSilently = 0;
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
      // What is missing is told of.
      if (after.log.length < before.log.length) expect(after.logDamage).not.toEqual([]);
      const isSilent = after.streamDamage.length === 0 && after.logDamage.length === 0;
      if (after.streams.length < before.streams.length && isSilent) cutSilently += 1;
    },
  );

  test('anywhere in the file leaves most files readable, and hardly ever cuts a stream without a word', () => {
    expect(readOnes).toBeGreaterThan(FLIPS / 2);
    expect(cutSilently).toBeLessThanOrEqual(Math.ceil(FLIPS / 60));
  });
});
