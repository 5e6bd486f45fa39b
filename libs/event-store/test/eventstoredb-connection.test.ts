import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStore } from '../src/event-store.js';
import { EventStoreUnavailable, StreamDeleted, WrongExpectedRevision } from '../src/errors.js';
import { openEventStore } from '../src/open-store.js';
import { at, event, events, freshStream, idsOf, toArray } from '../src/contract/sample-events.js';
import { Recording } from '../src/contract/recording.js';
import { EventStoreDbEventStore } from '../src/eventstoredb/eventstoredb-event-store.js';
import { status } from '@grpc/grpc-js';
import { refusal } from './eventstoredb-fake/refusals.js';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';

const never = (): Promise<void> => new Promise(() => undefined);

describe('the connection to EventStoreDB', () => {
  let fake: EventStoreDbFake;
  let store: EventStore;
  beforeEach(async () => {
    fake = await EventStoreDbFake.start();
    store = await openEventStore(fake.uri);
  });
  afterEach(async () => {
    await store.close();
    fake.kill();
  });

  test('an append is repeated while the server says that it is not ready', async () => {
    fake.faults.refuseAppends(2);
    const stream = freshStream();
    expect(await store.append(stream, 'noStream', events(2))).toMatchObject({ lastRevision: 1 });
  });

  test('an append is repeated where the stream of its connection broke', async () => {
    const broken =
      'Received RST_STREAM with code 2 triggered by internal client error: Session closed with error code 2';
    fake.faults.refuseAppends(1, refusal(status.INTERNAL, broken));
    expect(await store.append(freshStream(), 'noStream', events(2))).toMatchObject({ lastRevision: 1 });
  });

  test('an append whose answer died with the server is stored once', async () => {
    const stream = freshStream();
    await store.append(stream, 'noStream', [event()]);
    const batch = events(3);
    fake.faults.beforeNextAnswer(() => fake.restart());
    expect(await store.append(stream, at(0), batch)).toMatchObject({ firstRevision: 1, lastRevision: 3 });
    expect(idsOf(await toArray(store.read(stream))).slice(1)).toEqual(idsOf(batch));
  });

  test('an append whose answer was lost, where another has been stored since, still succeeds', async () => {
    const stream = freshStream();
    const other = await openEventStore(fake.uri);
    fake.faults.beforeNextAnswer(async () => {
      await fake.restart();
      await other.append(stream, at(1), [event()]);
    });
    expect(await store.append(stream, 'noStream', events(2))).toMatchObject({ firstRevision: 0, lastRevision: 1 });
    expect(await toArray(store.read(stream))).toHaveLength(3);
    await other.close();
  });

  test('an append with any is not repeated: a server that has died would not know it again', async () => {
    const stream = freshStream();
    fake.faults.beforeNextAnswer(() => fake.restart());
    await expect(store.append(stream, 'any', [event()])).rejects.toBeInstanceOf(EventStoreUnavailable);
    expect(await toArray(store.read(stream))).toHaveLength(1);
  });

  test('an append to a replica goes to the leader that it names', async () => {
    const leader = await EventStoreDbFake.start();
    fake.faults.becomeReplicaOf(leader.port);
    const stream = freshStream();
    expect(await store.append(stream, 'any', [event()])).toMatchObject({ lastRevision: 0 });
    const atLeader = await openEventStore(leader.uri);
    expect(await toArray(atLeader.read(stream))).toHaveLength(1);
    await atLeader.close();
    leader.kill();
  });

  test('an append to a server that does not answer fails when its time is up', async () => {
    const impatient = new EventStoreDbEventStore(fake.uri, { patienceMs: 100 });
    fake.faults.beforeNextAnswer(never);
    const append = impatient.append(freshStream(), 'noStream', [event()]);
    await expect(append).rejects.toBeInstanceOf(EventStoreUnavailable);
    await impatient.close();
  });

  test('a server that is not there is unavailable', async () => {
    fake.kill();
    const impatient = new EventStoreDbEventStore(fake.uri, { patienceMs: 200 });
    await expect(impatient.append(freshStream(), 'noStream', [event()])).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(toArray(impatient.read(freshStream()))).rejects.toBeInstanceOf(EventStoreUnavailable);
    await expect(impatient.streams('game')).rejects.toBeInstanceOf(EventStoreUnavailable);
    await impatient.close();
  });

  test("one client's loss of its server does not touch another's append", async () => {
    const doomed = await EventStoreDbFake.start();
    const other = await openEventStore(`${doomed.uri}&defaultDeadline=1000`);
    await other.append(freshStream(), 'noStream', [event()]);
    const stream = freshStream();
    fake.faults.beforeNextAnswer(async () => {
      doomed.kill();
      await expect(toArray(other.readAll())).rejects.toBeInstanceOf(EventStoreUnavailable);
    });
    expect(await store.append(stream, 'noStream', [event()])).toMatchObject({ lastRevision: 0 });
    await other.close();
  });

  test.each([1, 3, 40, 700])('a read of %d events that is broken off holds nothing open', async (count) => {
    const stream = freshStream();
    await store.append(stream, 'noStream', events(count));
    for (const turns of [0, 1, 10, 100]) {
      const reading = store.read(stream)[Symbol.asyncIterator]();
      expect(await reading.next()).toMatchObject({ value: { revision: 0 } });
      for (let turn = 0; turn < turns; turn++) await new Promise((resolve) => setImmediate(resolve));
      await reading.return?.();
    }
    await store.close();
  });

  test('a subscription waits for a server that is not there yet', async () => {
    fake.kill();
    const stream = freshStream();
    const recordings = [
      new Recording(store.subscribe('end', { streamPrefixes: [stream] })),
      new Recording(store.subscribe({ stream, from: 'start' })),
    ];
    await fake.start();
    for (const recording of recordings) await recording.untilCaughtUp();
    await store.append(stream, 'noStream', events(2));
    for (const recording of recordings) expect(await recording.untilEvents(2)).toHaveLength(2);
  });

  test('a subscription that waits for its server ends with its store', async () => {
    fake.kill();
    const recording = new Recording(store.subscribe('start'));
    await store.close();
    await recording.until(({ completed }) => completed);
  });

  test('a stream that somebody has deleted for good says so', async () => {
    const stream = freshStream();
    const { lastRevision } = await store.append(stream, 'noStream', events(2));
    const recording = new Recording(store.subscribe({ stream, from: 'start' }));
    await recording.untilCaughtUp();
    const client = EventStoreDBClient.connectionString(fake.uri);
    await client.tombstoneStream(stream, { expectedRevision: BigInt(lastRevision) });
    await expect(store.append(stream, lastRevision, [event()])).rejects.toBeInstanceOf(StreamDeleted);
    await expect(toArray(store.read(stream))).rejects.toBeInstanceOf(StreamDeleted);
    expect(await recording.untilFailed()).toBeInstanceOf(StreamDeleted);
    await client.dispose();
  });

  test('a stream that somebody has deleted softly goes on numbering', async () => {
    const stream = freshStream();
    await store.append(stream, 'noStream', events(2));
    const client = EventStoreDBClient.connectionString(fake.uri);
    await client.deleteStream(stream);
    expect(await toArray(store.read(stream))).toEqual([]);
    expect(await store.append(stream, at(1), [event()])).toMatchObject({ firstRevision: 2 });
    expect((await toArray(store.read(stream))).map(({ revision }) => revision)).toEqual([2]);
    await client.dispose();
  });

  test('a cluster is found by asking one of its nodes', async () => {
    const found = await openEventStore(`esdb+discover://127.0.0.1:${fake.port}?tls=false`);
    const stream = freshStream();
    await found.append(stream, 'noStream', [event()]);
    await expect(store.append(stream, 'noStream', [event()])).rejects.toBeInstanceOf(WrongExpectedRevision);
    await found.close();
  });
});
