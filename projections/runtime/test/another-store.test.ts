import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable, isStoredEvent, MemoryEventStore, type EventStore } from '@stacktrail/event-store';
import { ProjectionRunner, ReadModels } from '../src/index.js';
import { rightTotals, Sums, tally, totals } from './tally.js';

describe('read models of a store that another one has taken the place of', () => {
  let folder: string;
  let file: string;
  let doubts: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-models-'));
    file = join(folder, 'models.sqlite');
    doubts = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** A store of many sums, which go on where another one ends. */
  async function storeOf(events: number, earlier: EventStore = new MemoryEventStore(), kept = 0): Promise<Sums> {
    const sums = new Sums(new MemoryEventStore());
    for await (const entry of earlier.readAll({ limit: kept })) if (isStoredEvent(entry)) await sums.again(entry);
    for (let i = kept; i < events; i++) await sums.add(`${i % 7}`, i + kept);
    return sums;
  }

  /** Reads the models on as a server does, and finds them right. @returns how many events were folded */
  async function readOn(store: EventStore, before: (models: ReadModels) => void = () => undefined): Promise<number> {
    const models = await ReadModels.openSealed(file, (why) => doubts.push(why));
    before(models);
    let folded = 0;
    const projection = tally({ onFold: () => (folded += 1) });
    const runner = ProjectionRunner.start({ projection, store, models });
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
    await models.closeSealed();
    return folded;
  }

  test('are made anew where it has none of their events', async () => {
    const { store } = await storeOf(60);
    expect(await readOn(store)).toBe(60);
    expect(await readOn((await storeOf(20)).store)).toBe(20);
    expect(doubts).toEqual([expect.stringMatching(/“tally”.*revision 8 of sum-3.*made again from the events/)]);
  });

  test('are made anew where it is empty', async () => {
    await readOn((await storeOf(60)).store);
    expect(await readOn(new MemoryEventStore())).toBe(0);
  });

  test.each([40, 59])('are made anew where it was put back to its first %i events', async (kept) => {
    const { store } = await storeOf(60);
    await readOn(store);
    expect(await readOn((await storeOf(kept, store, kept)).store)).toBe(kept);
    expect(doubts).toHaveLength(1);
  });

  test('are made anew where it was put back and other things happened since', async () => {
    const { store } = await storeOf(60);
    await readOn(store);
    expect(await readOn((await storeOf(62, store, 40)).store)).toBe(62);
  });

  test('are read on where it is a copy', async () => {
    const { store } = await storeOf(60);
    await readOn(store);
    await readOn((await storeOf(80, store, 60)).store);
    expect(doubts).toEqual([]);
  });

  test('are read on where the stream of their newest event was deleted since', async () => {
    const sums = await storeOf(60);
    const { store } = sums;
    await readOn(store);
    await store.deleteStream(sums.stream(`${59 % 7}`));
    const models = await ReadModels.openSealed(file, (why) => doubts.push(why));
    let folded = 0;
    const runner = ProjectionRunner.start({ projection: tally({ onFold: () => (folded += 1) }), store, models });
    await runner.whenCaughtUp();
    expect([folded, doubts]).toEqual([0, []]);
    await runner.stop();
    await models.closeSealed();
  });

  test('are made anew where an earlier build has not said of which events they are', async () => {
    const { store } = await storeOf(60);
    await readOn(store);
    expect(await readOn(store, (models) => models.exec('DROP TABLE last_events'))).toBe(60);
  });

  test('are looked at again once a store that can’t be reached is there', async () => {
    await readOn((await storeOf(60)).store);
    const { store } = await storeOf(20);
    const read = store.read.bind(store);
    let refused = 0;
    store.read = (...asked) => {
      if (refused < 2) throw new EventStoreUnavailable(`refused ${++refused}`);
      return read(...asked);
    };
    expect(await readOn(store)).toBe(20);
    expect(refused).toBe(2);
  });
});
