import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type AppendExpectedRevision,
  EventStoreDBClient,
  type JSONEventData,
  jsonEvent,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  StreamNotFoundError,
  streamNameFilter,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { EventStoreDbFake } from './eventstoredb-fake/eventstoredb-fake.js';

const credentials = { username: 'admin', password: 'changeit' };
const event = (data: Record<string, unknown> = {}): JSONEventData => jsonEvent({ type: 'T', data, metadata: {} });
const freshStream = (): string => `game-${randomUUID()}`;

/** The fake as the client alone sees it: what a real server does and the event store doesn't ask for. */
describe('the EventStoreDB fake', () => {
  let fake: EventStoreDbFake;
  let client: EventStoreDBClient;
  beforeEach(async () => {
    fake = await EventStoreDbFake.start();
    client = EventStoreDBClient.connectionString(fake.uri);
  });
  afterEach(async () => {
    await client.dispose();
    fake.kill();
  });

  const revisionsOf = async (stream: string): Promise<number[]> => {
    const revisions = [];
    for await (const { event: stored } of client.readStream(stream)) revisions.push(Number(stored?.revision));
    return revisions;
  };

  // With credentials the client streams a single append, without them it sends a batch append.
  describe.each([
    ['Append', { credentials }],
    ['BatchAppend', {}],
  ])('%s', (_, options) => {
    const append = (stream: string, expectedRevision: AppendExpectedRevision, events: JSONEventData[]) =>
      client.appendToStream(stream, events, { expectedRevision, ...options });

    test('stores, and gives the revision and the position of the last event', async () => {
      const stream = freshStream();
      const { success, nextExpectedRevision, position } = await append(stream, 'no_stream', [event(), event()]);
      expect({ success, nextExpectedRevision }).toEqual({ success: true, nextExpectedRevision: 1n });
      const stored = [];
      for await (const resolved of client.readStream(stream)) stored.push(resolved.event);
      expect(stored.at(-1)).toMatchObject({ revision: 1n, position });
    });

    const conflicts: readonly (readonly [AppendExpectedRevision, bigint | 'no_stream'])[] = [
      ['no_stream', 0n],
      [1n, 0n],
      [5n, 'no_stream'],
      ['stream_exists', 'no_stream'],
    ];
    test.each(conflicts)('reports the conflict where %s is expected and %s found', async (expected, current) => {
      const stream = freshStream();
      if (current !== 'no_stream') await append(stream, 'no_stream', [event()]);
      const refused = append(stream, expected, [event()]);
      await expect(refused).rejects.toBeInstanceOf(WrongExpectedVersionError);
      await expect(refused).rejects.toMatchObject({ expectedVersion: expected, actualVersion: current });
    });

    test('recognises the same ids at the same revision', async () => {
      const stream = freshStream();
      const batch = [event(), event()];
      await append(stream, 'no_stream', batch);
      expect(await append(stream, 'no_stream', batch)).toMatchObject({ nextExpectedRevision: 1n });
      expect(await append(stream, 'any', batch)).toMatchObject({ nextExpectedRevision: 1n });
      await expect(append(stream, 'no_stream', [...batch, event()])).rejects.toBeInstanceOf(WrongExpectedVersionError);
      expect(await revisionsOf(stream)).toEqual([0, 1]);
    });

    test('forgets ids with its death, but what a revision says for itself', async () => {
      const stream = freshStream();
      const batch = [event()];
      await append(stream, 'no_stream', batch);
      await fake.restart();
      const reconnected = EventStoreDBClient.connectionString(fake.uri);
      const again = (expectedRevision: AppendExpectedRevision) =>
        reconnected.appendToStream(stream, batch, { expectedRevision, ...options });
      expect(await again('no_stream')).toMatchObject({ nextExpectedRevision: 0n });
      expect(await again('any')).toMatchObject({ nextExpectedRevision: 1n });
      await reconnected.dispose();
    });

    test('refuses more than 1 MiB', async () => {
      const stream = freshStream();
      const refused = append(stream, 'no_stream', [event({ text: 'x'.repeat(1_048_576) })]);
      await expect(refused).rejects.toBeInstanceOf(MaxAppendSizeExceededError);
      await expect(refused).rejects.toMatchObject({ maxAppendSize: 1_048_576 });
      await expect(revisionsOf(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
    });

    test.each([
      ['no events', () => []],
      ['an id that is no UUID', () => [{ ...event(), id: 'first' }]],
      ['no type', () => [{ ...event(), type: '' }]],
    ])('refuses %s', async (__, batch: () => JSONEventData[]) => {
      await expect(append(freshStream(), 'no_stream', batch())).rejects.toThrow();
    });

    test("refuses the database's own streams", async () => {
      await expect(append('$stats-1', 'any', [event()])).rejects.toMatchObject({ type: 'access-denied' });
    });

    test('goes on numbering a stream that was deleted softly, and never takes a tombstoned one', async () => {
      const stream = freshStream();
      await append(stream, 'no_stream', [event(), event()]);
      await client.deleteStream(stream);
      await expect(revisionsOf(stream)).rejects.toBeInstanceOf(StreamNotFoundError);
      expect(await append(stream, 'no_stream', [event()])).toMatchObject({ nextExpectedRevision: 2n });
      expect(await revisionsOf(stream)).toEqual([2]);
      await client.tombstoneStream(stream);
      await expect(append(stream, 'any', [event()])).rejects.toBeInstanceOf(StreamDeletedError);
      await expect(revisionsOf(stream)).rejects.toBeInstanceOf(StreamDeletedError);
    });
  });

  test('deletes only at the expected revision', async () => {
    const stream = freshStream();
    await client.appendToStream(stream, [event()], { credentials });
    const refused = client.deleteStream(stream, { expectedRevision: 7n });
    await expect(refused).rejects.toBeInstanceOf(WrongExpectedVersionError);
    await expect(refused).rejects.toMatchObject({ expectedVersion: 7n, actualVersion: 0n });
  });

  test('has its own events among all others', async () => {
    await client.appendToStream(freshStream(), [event()], { credentials });
    const types = [];
    for await (const { event: stored } of client.readAll()) types.push(stored?.type);
    expect(types).toEqual(['$UserCreated', 'T', '$statsCollected']);
  });

  test('refuses a position that it has not given', async () => {
    const read = async (): Promise<void> => {
      for await (const _ of client.readAll({ fromPosition: { commit: 1n, prepare: 1n } }));
    };
    await expect(read()).rejects.toThrow(/Invalid position/);
  });

  test('sends checkpoints to a filtered subscription, though nothing passes the filter', async () => {
    const stream = freshStream();
    await client.appendToStream(
      stream,
      Array.from({ length: 40 }, () => event()),
      { credentials },
    );
    const reached = await new Promise<bigint>((resolve) => {
      const filter = streamNameFilter({
        prefixes: ['nobody'],
        checkpointReached: (_, { commit }) => {
          resolve(commit);
        },
      });
      const subscription = client.subscribeToAll({ filter });
      subscription.on('data', () => undefined);
    });
    expect(reached).toBeGreaterThan(0n);
  });
});
