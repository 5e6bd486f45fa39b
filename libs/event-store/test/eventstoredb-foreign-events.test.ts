import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '../src/errors.js';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store.js';
import { comparePositions, type Position } from '../src/position.js';
import { Recording } from '../src/contract/recording.js';
import { at, events, freshStream, idsOf, toArray, toEvents } from '../src/contract/sample-events.js';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';
import { ManualClock } from './manual-clock.js';

const FOREIGN = 2_000;

/** Other programs write to the same database; their events are not sent to this one. */
describe('an EventStoreDB store among foreign events', () => {
  const stream = freshStream();
  const written = events(3);
  let fake: EventStoreDbFake;
  let clock: ManualClock;
  let store: EventStoreDbEventStore;
  beforeEach(async () => {
    fake = await EventStoreDbFake.start();
    clock = new ManualClock();
    store = new EventStoreDbEventStore(fake.uri, { clock });
    await store.append(freshStream('foreign'), 'noStream', events(FOREIGN / 2));
    await store.append(stream, 'noStream', written);
    await store.append(freshStream('foreign'), 'noStream', events(FOREIGN / 2));
  });
  afterEach(async () => {
    fake.faults.thaw();
    await store.close();
    fake.kill();
  });

  test('a read of all streams with a filter is given what passes alone', async () => {
    expect(idsOf(await toEvents(store.readAll({ filter: { streamPrefixes: ['game-'] } })))).toEqual(idsOf(written));
    expect(fake.sent).toBe(3);
  });

  test('a list of streams is made from their events alone, and later from newer ones', async () => {
    expect(await store.streams('game-')).toEqual([stream]);
    expect(fake.sent).toBe(3);
    const other = freshStream();
    await store.append(other, 'noStream', events(1));
    const sentBefore = fake.sent;
    expect(await store.streams('game-')).toEqual([stream, other]);
    // The event that the last list ended with, perhaps with a few that were sent ahead, and the new one.
    expect(fake.sent - sentBefore).toBeLessThan(FOREIGN);
  });

  test('whether it can be reached costs one event', async () => {
    await store.assertReachable(2_000);
    expect(fake.sent).toBe(1);
  });

  test('and is answered in time by a server that is stopped', async () => {
    fake.faults.freeze();
    const refused = expect(store.assertReachable(2_000)).rejects.toThrow(EventStoreUnavailable);
    await fake.faults.untilHeld(1);
    await clock.pass(2_000);
    await refused;
  });

  test('a subscription says how far the log was searched, and goes on from there', async () => {
    const recording = new Recording(store.subscribe('start', { streamPrefixes: ['game-'] }));
    await recording.untilCaughtUp();
    const [last] = await toArray(store.readAll({ direction: 'backward', limit: 1 }));
    const through = recording.delivered.flatMap((each) => ('caughtUp' in each ? (each.through ?? []) : [])).at(-1);
    expect(comparePositions(through as Position, last?.position as Position)).toBeGreaterThanOrEqual(0);
    recording.stop();
    const resumed = new Recording(store.subscribe(through ?? 'start', { streamPrefixes: ['game-'] }));
    await resumed.untilCaughtUp();
    expect(resumed.events).toEqual([]);
    const more = events(1);
    await store.append(stream, at(2), more);
    expect(idsOf(await resumed.untilEvents(1))).toEqual(idsOf(more));
    resumed.stop();
  });

  test('a filtered read goes on where the connection was lost', async () => {
    await store.append(stream, at(2), events(1_000));
    const given: string[] = [];
    for await (const entry of store.readAll({ filter: { streamPrefixes: ['game-'] } })) {
      if (given.length === 10) await fake.restart();
      if ('id' in entry) given.push(entry.id);
    }
    expect(given).toEqual(idsOf(await toArray(store.read(stream))));
  });
});
