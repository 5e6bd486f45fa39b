import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '../src/errors.js';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store.js';
import { at, events, freshStream, idsOf, toArray, toEvents } from '../src/contract/sample-events.js';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';
import { ManualClock } from './manual-clock.js';

describe('the patience of an EventStoreDB store', () => {
  let fake: EventStoreDbFake;
  let clock: ManualClock;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    fake = await EventStoreDbFake.start();
    clock = new ManualClock();
    store = new EventStoreDbEventStore(fake.uri, { clock });
  });
  afterEach(async () => {
    fake.faults.thaw();
    await store.close();
    fake.kill();
  });

  const calls = {
    'a read of a stream': () => toArray(store.read(freshStream())),
    'a read of all streams': () => toArray(store.readAll()),
    'a list of streams': () => store.streams('game-'),
    'an append': () => store.append(freshStream(), 'noStream', events(1)),
  };

  test.each(Object.entries(calls))('%s from a server that is stopped fails after 10 s', async (_, call) => {
    fake.faults.freeze();
    const failed = expect(call()).rejects;
    await fake.faults.untilHeld(1);
    await clock.pass(10_000);
    await failed.toThrow(/^EventStoreDB at 127\.0\.0\.1:\d+: no answer to an? (?:read|append) .* in 10000 ms$/);
  });

  test('a server that is stopped for 9 s gives what was asked for', async () => {
    const stream = freshStream();
    await store.append(stream, 'noStream', events(2));
    fake.faults.freeze();
    const read = toArray(store.read(stream));
    const append = store.append(stream, at(1), events(1));
    await fake.faults.untilHeld(2);
    await clock.pass(9_000);
    fake.faults.thaw();
    expect((await read).length).toBeGreaterThanOrEqual(2);
    expect(await append).toMatchObject({ lastRevision: 2 });
  });

  test.each(Object.entries(calls))('%s outlives a restart of 5 s', async (_, call) => {
    await call();
    fake.kill();
    clock.at(5_000, () => fake.start());
    await call();
    expect(clock.now()).toBeLessThan(10_000);
  });

  test.each(Object.entries(calls))('%s fails where the server is away for longer', async (_, call) => {
    fake.kill();
    await expect(call()).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(clock.now()).toBeLessThan(10_000);
  });

  test.each(['forward', 'backward'] as const)('a %s read goes on where the connection was lost', async (direction) => {
    const stream = freshStream();
    await store.append(stream, 'noStream', events(600));
    const ordered = idsOf(await toArray(store.read(stream, { direction })));
    for (const limit of [undefined, 500]) {
      const filter = { streamPrefixes: [stream] };
      for (const read of [store.read(stream, { direction, limit }), store.readAll({ direction, limit, filter })]) {
        const given: string[] = [];
        for await (const entry of read) {
          if (given.length === 10) await fake.restart();
          if ('id' in entry) given.push(entry.id);
        }
        expect(given).toEqual(ordered.slice(0, limit));
      }
    }
  });

  test('a slow reader is not what the server is blamed for', async () => {
    const stream = freshStream();
    await store.append(stream, 'noStream', events(3));
    let given = 0;
    for await (const _ of store.read(stream)) {
      given += 1;
      await clock.pass(60_000);
    }
    expect(given).toBe(3);
  });

  test('two attempts at the same events at once are one append', async () => {
    const stream = freshStream();
    const batch = events(3);
    let first: Promise<unknown> | undefined;
    await new Promise<void>((stored) => {
      fake.faults.beforeNextAnswer(() => {
        stored();
        return new Promise((answered) => clock.at(2_000, answered));
      });
      first = store.append(stream, 'noStream', batch);
    });
    const [one, other] = await Promise.all([first, store.append(stream, 'noStream', batch)]);
    expect(one).toEqual(other);
    expect(idsOf(await toEvents(store.readAll({ filter: { streamPrefixes: [stream] } })))).toEqual(idsOf(batch));
  });

  test('the connection string says how long it is', async () => {
    const impatient = new EventStoreDbEventStore(`${fake.uri}&defaultDeadline=700`, { clock });
    fake.faults.freeze();
    const failed = expect(toArray(impatient.readAll())).rejects.toThrow(/in 700 ms$/);
    await fake.faults.untilHeld(1);
    await clock.pass(700);
    await failed;
    await impatient.close();
  });
});
