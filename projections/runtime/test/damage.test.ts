import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { isDamagedEvent, type EventStore, type LogEntry } from '@stacktrail/event-store';
import { DAMAGE, DamageableStore } from '@stacktrail/event-store/contract';
import fc from 'fast-check';
import { filter } from 'rxjs';
import { isOfUnknownStream, ProjectionRunner, ReadModels, type RunOptions } from '../src/index.js';
import { rightTotals, Sums, tally, totals, type TallyOptions } from './tally.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 15);

describe('a damaged event', () => {
  let store: DamageableStore;
  let sums: Sums;
  let models: ReadModels;
  const runners: ProjectionRunner<never, never>[] = [];
  beforeEach(async () => {
    store = new DamageableStore();
    sums = new Sums(store);
    models = await ReadModels.open(':memory:');
  });
  afterEach(async () => {
    for (const runner of runners.splice(0)) await runner.stop();
    models.close();
    await store.close();
  });

  const start = (options: TallyOptions = {}, run: Partial<RunOptions> = {}, from: EventStore = store) => {
    const runner = ProjectionRunner.start({ projection: tally(options), store: from, models, ...run });
    runners.push(runner as never);
    return runner;
  };

  /** The log without its damaged events: their places are damaged too. */
  const withoutPlaces = (): EventStore =>
    Object.assign(Object.create(store) as EventStore, {
      subscribe: (...args: Parameters<EventStore['subscribe']>) =>
        store.subscribe(...args).pipe(filter((item) => !isDamagedEvent(item as LogEntry))),
      read: store.read.bind(store),
      readAll: store.readAll.bind(store),
      streams: store.streams.bind(store),
    });

  test('is folded in its place as lost, and what comes after it and beside it goes on', async () => {
    await sums.add('a', 1, 2, 3);
    await sums.add('b', 4, 5);
    store.damage(sums.stream('a'), 1);
    const runner = start();
    await runner.whenCaughtUp();
    await runner.waitFor((await sums.add('a', 6)).position);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.revisionOf(sums.stream('a'))).toBe(3);
    expect(runner.deadLetters()).toEqual([]);
    expect(runner.progress).toMatchObject({ deadLetters: 0, failure: null });
  });

  test('may be the first of its stream', async () => {
    await sums.add('a', 1, 2);
    store.damage(sums.stream('a'), 0);
    const runner = start();
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.revisionOf(sums.stream('a'))).toBe(1);
  });

  test('that has no place in the log any more is found where the next event of its stream leaves a gap', async () => {
    await sums.add('a', 1, 2, 3, 4);
    await sums.add('b', 5);
    store.damage(sums.stream('a'), 1);
    store.damage(sums.stream('a'), 2);
    const runner = start({}, {}, withoutPlaces());
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.deadLetters()).toEqual([]);
  });

  test('of no known stream keeps nobody waiting, and is told of by its position', async () => {
    await sums.add('a', 1, 2, 3);
    const before = start();
    await before.whenCaughtUp();
    await before.stop();
    const { position } = await sums.add('b', 4);
    store.damage(sums.stream('b'), 0, true);
    const runner = start();
    await runner.whenCaughtUp();
    await runner.waitFor((await sums.add('a', 5)).position);
    expect(totals(runner.tables).map(({ stream }) => stream)).toEqual(['sum-a']);
    expect(runner.deadLetters()).toEqual([
      { stream: '(position 4)', revision: -1, position, eventId: '', eventType: '', error: DAMAGE },
    ]);
    expect(runner.deadLetters().every(isOfUnknownStream)).toBe(true);
    // The next event of that stream tells whose it was.
    await runner.waitFor((await sums.add('b', 6)).position);
    expect(totals(runner.tables)).toHaveLength(2);
    expect(runner.revisionOf(sums.stream('b'))).toBe(1);
  });

  test('that was whole when it was folded in is noticed when its stream is read again', async () => {
    await sums.add('a', 1, 2, 3);
    const written: number[] = [];
    const runner = start(
      { onWrite: (changes) => written.push(...changes.map(({ revision }) => revision)) },
      { hot: 1 },
    );
    await runner.whenCaughtUp();
    await runner.waitFor((await sums.add('b', 1)).position);
    store.damage(sums.stream('a'), 1);
    written.length = 0;
    await runner.waitFor((await sums.add('a', 4)).position);
    expect(written).toEqual([1, 3]);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('is taken in again when it is mended', async () => {
    await sums.add('a', 1, 2, 3);
    store.damage(sums.stream('a'), 1);
    const runner = start();
    await runner.whenCaughtUp();
    store.mend(sums.stream('a'), 1);
    await runner.rebuild();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('gives the rebuilt read model what it gave the incremental one, wherever that was stopped', async () => {
    const id = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({ add: id, numbers: fc.array(fc.nat(1000), { minLength: 1, maxLength: 6 }), damage: fc.nat(9) }),
      fc.constantFrom('restart' as const, 'rebuild' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 20 }), async (steps) => {
        store = new DamageableStore();
        sums = new Sums(store);
        models.close();
        models = await ReadModels.open(':memory:');
        let runner = start({}, { hot: 2 });
        for (const next of steps) {
          if (next === 'rebuild') await runner.rebuild();
          else if (next === 'restart') {
            await runner.stop();
            runner = start({}, { hot: 2 });
          } else {
            // An event is damaged before anybody reads it: the runner is let go on only after that.
            await runner.stop();
            const { firstRevision, lastRevision } = await sums.add(next.add, ...next.numbers);
            const at = firstRevision + next.damage;
            if (at <= lastRevision) store.damage(sums.stream(next.add), at);
            runner = start({}, { hot: 2 });
          }
        }
        await runner.waitFor((await sums.add('end', 1)).position);
        const incremental = totals(runner.tables);
        expect(incremental).toEqual(await rightTotals(store));
        const letters = runner.deadLetters();
        await runner.rebuild();
        expect(totals(runner.tables)).toEqual(incremental);
        expect(runner.deadLetters()).toEqual(letters);
        await runner.stop();
      }),
      { numRuns: runs },
    );
  });
});
