import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { openEventStore, type EventStore } from '@stacktrail/event-store';
import { PartBuilder, ProjectionRunner, ReadModels } from '../src/index.js';
import otherTally from './other-tally.definition.js';
import { rightTotals, Sums, tally, totals, type TallyOptions } from './tally.js';

/** A thread reads the sources of this repository before it begins, which takes seconds on a busy machine. */
const patienceMs = 30_000;
const definition = new URL('./tally.definition.ts', import.meta.url);

describe('a read model that threads build', () => {
  let folder: string;
  let file: string;
  let address: string;
  let store: EventStore;
  let models: ReadModels;
  let sums: Sums;
  const builders: PartBuilder[] = [];
  const runners: { stop(): Promise<void> }[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'building-'));
    file = join(folder, 'models.sqlite');
    address = `sqlite:${join(folder, 'store.sqlite')}`;
    store = await openEventStore(address);
    models = await ReadModels.open(file);
    sums = new Sums(store);
  });
  afterEach(async () => {
    // A runner that a test which failed has left behind would go on with read models that are closed.
    for (const runner of runners.splice(0)) await runner.stop();
    for (const builder of builders.splice(0)) await builder.stop();
    models.close();
    await store.close();
    await rm(folder, { recursive: true });
  });

  /** Streams `0` to `count - 1`, which grow in turn. */
  const grow = async (count: number): Promise<void> => {
    for (let round = 1; round <= 3; round++) {
      for (let stream = 0; stream < count; stream++) await sums.add(String(stream), round * stream, round);
    }
  };
  const builder = (from = address): PartBuilder => {
    const made = new PartBuilder({ models, file, store: from, threads: 2, worthWhile: 1 });
    builders.push(made);
    return made;
  };
  const start = (from = address, options: TallyOptions = {}, defined = definition) => {
    const runner = ProjectionRunner.start({
      projection: tally(options),
      store,
      models,
      building: { builder: builder(from), definition: defined },
    });
    runners.push(runner);
    return runner;
  };

  test('equals what the store says, and nothing of it is folded here; then it follows what is appended', async () => {
    await grow(40);
    const foldedHere: string[] = [];
    const runner = start(address, { onFold: (stream) => foldedHere.push(stream) });
    await runner.whenCaughtUp(patienceMs);
    expect(foldedHere).toEqual([]);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.revisionOf(sums.stream('39'))).toBe(5);
    await runner.waitFor((await sums.add('7', 99)).position);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('goes on from its checkpoint when it is started again, although the log told nothing new', async () => {
    await grow(20);
    const first = start();
    await first.whenCaughtUp(patienceMs);
    await first.stop();
    const position = first.position();
    expect(position).not.toBeNull();
    const folded: string[] = [];
    const again = ProjectionRunner.start({
      projection: tally({ onFold: (stream) => folded.push(stream) }),
      store,
      models,
    });
    expect(again.position()).toEqual(position);
    await again.whenCaughtUp(patienceMs);
    await again.stop();
    expect(folded).toEqual([]);
  });

  test('is the same whichever of several read models asks with it', async () => {
    await grow(40);
    const shared = builder();
    const other = new URL('./other-tally.definition.ts', import.meta.url);
    const one = ProjectionRunner.start({
      projection: tally(),
      store,
      models,
      building: { builder: shared, definition },
    });
    const two = ProjectionRunner.start({
      projection: otherTally(),
      store,
      models,
      building: { builder: shared, definition: other },
    });
    await Promise.all([one.whenCaughtUp(patienceMs), two.whenCaughtUp(patienceMs)]);
    expect(totals(two.tables)).toEqual(await rightTotals(store));
    expect(totals(one.tables)).toEqual(totals(two.tables));
    await one.stop();
    await two.stop();
  });

  test('has the dead letters of what a thread could not fold, and its stream waits', async () => {
    await grow(20);
    await sums.add('3', null, 5);
    const runner = start();
    await runner.whenCaughtUp(patienceMs);
    expect(runner.deadLetters()).toMatchObject([{ stream: 'sum-3', revision: 6 }]);
    await runner.waitFor((await sums.add('3', 1)).position);
    expect(runner.revisionOf(sums.stream('3'))).toBe(5);
    await runner.stop();
  });

  test.each([
    ['the threads can not open the store', 'sqlite:/nowhere/at/all.sqlite', definition],
    ['there is no such definition', undefined, new URL('./no.definition.ts', import.meta.url)],
  ])('is built here where %s', async (_, from, defined) => {
    await grow(20);
    const runner = start(from ?? address, {}, defined);
    await runner.whenCaughtUp(patienceMs);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
  });

  test('is built although an earlier process has left a part behind', async () => {
    await grow(20);
    await writeFile(`${file}.part-1`, 'half a file');
    const runner = start();
    await runner.whenCaughtUp(patienceMs);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
  });

  test('can be stopped while it is built, and is built the rest of the way by the next one', async () => {
    await grow(60);
    const cutOff = start();
    await builders[0]!.stop();
    await cutOff.stop();
    const runner = start();
    await runner.whenCaughtUp(patienceMs);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect((await readdir(folder)).filter((name) => name.includes('part'))).toEqual([]);
    await runner.stop();
  });
});
