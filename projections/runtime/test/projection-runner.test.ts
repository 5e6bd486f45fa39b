import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  EventStoreUnavailable,
  MemoryEventStore,
  streamName,
  type CaughtUp,
  type EventStore,
  type LogEntry,
  type NewEvent,
  type Position,
  type SubscriptionStart,
} from '@stacktrail/event-store';
import { map, merge, Subject, throwError } from 'rxjs';
import { ProjectionIsBehind, ProjectionRunner, ReadModels, type RunOptions } from '../src/index.js';
import { rightTotals, Sums, tally, totals, type TallyOptions } from './tally.js';

const foreign = (): NewEvent => ({ id: randomUUID(), type: 'Foreign', data: {}, metadata: {} });

describe('a projection runner', () => {
  let store: MemoryEventStore;
  let sums: Sums;
  let models: ReadModels;
  const runners: ProjectionRunner<never, never>[] = [];
  beforeEach(async () => {
    store = new MemoryEventStore();
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

  test('takes in what was stored before it and what is appended since', async () => {
    await sums.add('a', 1, 2, 3);
    const runner = start();
    await runner.whenCaughtUp();
    const { position } = await sums.add('b', 4);
    await runner.waitFor(position);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.position()).toBe(position);
    expect(runner.caughtUp).toBe(true);
  });

  test('goes on from its checkpoint: no event is folded twice', async () => {
    const folded: string[] = [];
    const onFold = (stream: string, revision: number): void => void folded.push(`${stream} ${revision}`);
    await sums.add('a', 1, 2);
    const first = start({ onFold });
    await first.whenCaughtUp();
    await first.stop();
    await sums.add('b', 5);
    const second = start({ onFold });
    await second.whenCaughtUp();
    expect(folded).toEqual(['sum-a 0', 'sum-a 1', 'sum-b 0']);
    expect(totals(second.tables)).toEqual(await rightTotals(store));
  });

  test('its checkpoint counts what the store has searched beyond the last event, and is not taken for an event', async () => {
    const starts: SubscriptionStart[] = [];
    const searched: { through?: Position } = {};
    class SearchingStore extends MemoryEventStore {
      override subscribe(...args: Parameters<EventStore['subscribe']>): ReturnType<EventStore['subscribe']> {
        starts.push(args[0]);
        const asSearched = (each: LogEntry | CaughtUp): LogEntry | CaughtUp =>
          'caughtUp' in each ? { ...each, ...searched } : each;
        return super.subscribe(...args).pipe(map(asSearched));
      }
    }
    const searching = new SearchingStore();
    const own = new Sums(searching);
    await own.add('a', 1);
    const { position: through } = await searching.append(streamName('other-1'), 'noStream', [foreign()]);
    searched.through = through;
    for (const expected of ['start', through] as const) {
      const runner = start({}, {}, searching);
      await runner.whenCaughtUp();
      expect(runner.position()).toBe(through);
      expect(starts.at(-1)).toBe(expected);
      expect(totals(runner.tables)).toEqual(await rightTotals(searching));
      await runner.stop();
    }
    const last = start({}, {}, searching);
    await last.waitFor((await own.add('a', 2)).position);
    expect(totals(last.tables)).toEqual(await rightTotals(searching));
    await last.stop();
    await searching.close();
  });

  test('folds a stream again from the store where its fold has been let go', async () => {
    const runner = start({}, { hot: 1 });
    for (const number of [1, 2, 3]) for (const id of ['a', 'b', 'c']) await sums.add(id, number);
    await runner.waitFor((await sums.add('a', 9)).position);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('holds no more events than it may and loses none', async () => {
    const before = start();
    await before.waitFor((await sums.add('0', 1)).position);
    await before.stop();
    for (let i = 0; i < 40; i++) await sums.add(`${i % 7}`, ...Array.from({ length: 25 }, (_, n) => n * i));
    const most: number[] = [];
    const runner = start({}, { batch: 16, waiting: 64 });
    runner.progress$.subscribe(({ waiting }) => most.push(waiting));
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(Math.max(...most)).toBeLessThanOrEqual(64);
    expect(runner.progress.taken).toBe(1000);
  });

  test('a reader that waits for a position it has written sees what it wrote', async () => {
    const runner = start();
    const { position } = await sums.add('a', 7);
    await runner.waitFor(position);
    expect(totals(runner.tables)).toEqual([{ stream: 'sum-a', total: 7, revision: 0 }]);
  });

  test('and is told where the read model does not come to it in time', async () => {
    const runner = start({ begin: () => new Promise((resolve) => setTimeout(resolve, 300)) });
    const { position } = await sums.add('a', 7);
    await expect(runner.waitFor(position, 20)).rejects.toThrow(ProjectionIsBehind);
    await runner.waitFor(position);
  });

  describe('the checkpoint and the read model are one', () => {
    test('where a transaction fails, neither has moved, and the next attempt does both', async () => {
      let failures = 2;
      await sums.add('a', 1, 2);
      const runner = start();
      await runner.whenCaughtUp();
      const before = { position: runner.position(), totals: totals(runner.tables) };
      const { transaction } = models;
      const seen: unknown[] = [];
      models.transaction = (work) =>
        transaction.call(models, () => {
          const result = work();
          if (failures-- > 0) throw new Error('the power went');
          return result;
        }) as never;
      runner.progress$.subscribe(({ failure }) => {
        if (failure !== null) seen.push({ position: runner.position(), totals: totals(runner.tables) });
      });
      const { position } = await sums.add('a', 3);
      await runner.waitFor(position);
      expect(seen).not.toEqual([]);
      for (const state of seen) expect(state).toEqual(before);
      expect(totals(runner.tables)).toEqual(await rightTotals(store));
      expect(runner.deadLetters()).toEqual([]);
    });
  });

  describe('an event that can’t be folded', () => {
    test('makes a dead letter that names it, and other streams go on', async () => {
      const runner = start();
      await sums.add('bad', 1, null, 3);
      await runner.waitFor((await sums.add('good', 4)).position);
      const [letter, ...others] = runner.deadLetters();
      expect(others).toEqual([]);
      expect(letter).toMatchObject({ stream: 'sum-bad', revision: 1, eventType: 'Added' });
      expect(letter!.error).toContain('nothing to add at 1');
      expect(runner.progress.deadLetters).toBe(1);
      expect(totals(runner.tables)).toEqual([
        { stream: 'sum-bad', total: 1, revision: 0 },
        { stream: 'sum-good', total: 4, revision: 0 },
      ]);
    });

    test('stays one over a restart, and is taken in again with what came since once it can be', async () => {
      const broken = start({ onFold: (stream) => failFor(stream, 'sum-b') });
      await sums.add('a', 1);
      await broken.waitFor((await sums.add('b', 1, 2)).position);
      await broken.stop();
      const mended = start();
      await mended.waitFor((await sums.add('b', 3)).position);
      expect(mended.deadLetters()).toHaveLength(1);
      expect(totals(mended.tables)).toHaveLength(1);
      await mended.retry(sums.stream('b'));
      await mended.waitFor((await sums.add('b', 4)).position);
      expect(mended.deadLetters()).toEqual([]);
      expect(totals(mended.tables)).toEqual(await rightTotals(store));
    });

    test('nor written: the stream waits and the others of the batch are written', async () => {
      const onWrite = (changes: readonly { readonly stream: string }[]): void => failFor(changes[0]!.stream, 'sum-b');
      await sums.add('a', 1);
      await sums.add('b', 2);
      await sums.add('c', 3);
      const runner = start({ onWrite });
      await runner.whenCaughtUp();
      expect(runner.deadLetters().map((letter) => letter.stream)).toEqual(['sum-b']);
      expect(totals(runner.tables).map((total) => total.stream)).toEqual(['sum-a', 'sum-c']);
    });
  });

  test('a store that can’t be reached is asked again, from the checkpoint', async () => {
    await sums.add('a', 1, 2);
    let refusals = 2;
    const flaky: EventStore = Object.assign(Object.create(store) as EventStore, {
      subscribe: (...args: Parameters<EventStore['subscribe']>) =>
        refusals-- > 0 ? throwError(() => new EventStoreUnavailable('gone')) : store.subscribe(...args),
      read: store.read.bind(store),
      streams: store.streams.bind(store),
    });
    const failures: (string | null)[] = [];
    const runner = start({}, {}, flaky);
    runner.progress$.subscribe(({ failure }) => failures.push(failure));
    await runner.whenCaughtUp();
    expect(failures.join()).toContain('gone');
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('what was folded before the store could not be reached is not folded again', async () => {
    await sums.add('a', 1, 2);
    const lost = new Subject<never>();
    const flaky: EventStore = Object.assign(Object.create(store) as EventStore, {
      subscribe: (...args: Parameters<EventStore['subscribe']>) => merge(store.subscribe(...args), lost),
      read: store.read.bind(store),
      streams: store.streams.bind(store),
    });
    const folded: number[] = [];
    const runner = start({ onFold: (_, revision) => void folded.push(revision) }, {}, flaky);
    await runner.whenCaughtUp();
    lost.error(new EventStoreUnavailable('gone'));
    expect(runner.progress.failure).toContain('gone');
    Object.assign(flaky, { subscribe: store.subscribe.bind(store) });
    const { position } = await sums.add('a', 3);
    await runner.waitFor(position);
    expect(folded).toEqual([0, 1, 2]);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('what a batch had folded before the store went away is written, shown and not folded again', async () => {
    await sums.add('a', 1);
    await sums.add('b', 1);
    const before = start();
    await before.whenCaughtUp();
    await before.stop();
    await sums.add('a', 2);
    await sums.add('b', 2);
    let reads = 0;
    const flaky: EventStore = Object.assign(Object.create(store) as EventStore, {
      subscribe: store.subscribe.bind(store),
      streams: store.streams.bind(store),
      read: (...[stream, options]: Parameters<EventStore['read']>) => {
        // The first one asks whether the store is still the one that the read model was made of.
        if (stream === sums.stream('b') && ++reads === 2) throw new EventStoreUnavailable('gone');
        return store.read(stream, options);
      },
    });
    const shown: unknown[] = [];
    const folded: string[] = [];
    const runner = start({ onFold: (stream, revision) => void folded.push(`${stream} ${revision}`) }, {}, flaky);
    runner.progress$.subscribe(({ failure }) => {
      if (failure !== null) shown.push(runner.foldInMemory(sums.stream('a'))?.revision, totals(runner.tables));
    });
    await runner.whenCaughtUp();
    const [a] = await rightTotals(store);
    expect(shown).toEqual([1, [a, { stream: 'sum-b', total: 1, revision: 0 }]]);
    expect(folded.filter((each) => each === 'sum-a 1')).toHaveLength(1);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('a read model that is built anew folds stream after stream, however they alternate in the log', async () => {
    for (let round = 0; round < 20; round++) for (const stream of ['a', 'b', 'c']) await sums.add(stream, round);
    const folded: string[] = [];
    const runner = start(
      { onFold: (stream, revision) => void folded.push(`${stream} ${revision}`) },
      { hot: 1, batch: 4 },
    );
    await runner.whenCaughtUp();
    const revisions = Array.from({ length: 20 }, (_, revision) => revision);
    expect(folded).toEqual(['sum-a', 'sum-b', 'sum-c'].flatMap((stream) => revisions.map((at) => `${stream} ${at}`)));
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
  });

  test('stops after the batch that is under way', async () => {
    let release = (): void => undefined;
    const runner = start({ begin: () => new Promise((resolve) => (release = resolve)) });
    await sums.add('a', 1, 2);
    await new Promise((resolve) => setTimeout(resolve, 20));
    const stopped = runner.stop();
    release();
    await stopped;
    const last = runner.revisionOf('sum-a' as never);
    expect(totals(runner.tables)).toHaveLength(last < 0 ? 0 : 1);
    await sums.add('a', 3);
    expect(runner.revisionOf('sum-a' as never)).toBe(last);
  });
});

function failFor(stream: string, bad: string): void {
  if (stream === bad) throw new Error('not this one');
}
