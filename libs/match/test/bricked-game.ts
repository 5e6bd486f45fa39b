import { revision, streamName, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import {
  BatchChain,
  GameEvent,
  toStoredBatch,
  type AnyGameEvent,
  type EventType,
  type ObjectId,
  type PlayerId,
  type Revision,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import { fromHex } from '@stacktrail/kernel';
import { versions } from '../src/index.js';

/** Half of a surrogate pair: JSON can say it, UTF-8 can't. */
export const loneSurrogate = '\ud800';

/** What reading the request says that `brick` appends. */
export const brickProblem = 'data.reason: expected text in Unicode characters, found string';

/**
 * Appends a request to rewind whose reason is half a surrogate pair, as it was written before batches were checked: the
 * store takes it, and nothing that reads events does.
 *
 * @returns its revision
 */
export async function brick(store: EventStore, gameId: string): Promise<Revision> {
  return appendUnchecked(store, gameId, 'RewindRequested', (next) => {
    return { player: 0, to: next - 1, reason: loneSurrogate };
  });
}

/** Appends an event that may be readable or not, chained as any other is. */
export async function appendUnchecked(
  store: EventStore,
  gameId: string,
  type: EventType,
  dataAt: (next: number) => object,
  causes: readonly number[] = [],
): Promise<Revision> {
  const last = await lastOf(store, gameId);
  const next = (last.revision + 1) as Revision;
  const player = 0 as PlayerId;
  const event = new GameEvent(
    type,
    dataAt(next),
    next,
    '731.1',
    causes as readonly Revision[],
    0 as ObjectId,
    player,
    player,
    null,
  ) as AnyGameEvent;
  const { envelope } = last.data as StoredGameEvent;
  const chain = new BatchChain({ seats: 2, salts: null, versions, head: fromHex(envelope.batch!.hash) });
  chain.append([event]);
  const [stored] = toStoredBatch([event], chain);
  await store.append(streamName(`game-${gameId}`), revision(last.revision), [
    {
      id: `0b5e0f3e-6f0e-4f5a-9d0e-${String(next).padStart(12, '0')}`,
      type,
      data: { data: stored!.data, envelope: stored!.envelope },
      metadata: { $correlationId: `unchecked ${next}`, command: 'RequestRewind' },
    },
  ]);
  return next;
}

async function lastOf(store: EventStore, gameId: string): Promise<StoredEvent> {
  for await (const event of store.read(streamName(`game-${gameId}`), { direction: 'backward', limit: 1 })) return event;
  throw new Error(`there is no game ${gameId}`);
}

/**
 * A copy of a store in which one event of a stream has other content.
 *
 * @param change makes the event's data from what it was
 */
export async function withChangedEvent(
  from: EventStore,
  to: EventStore,
  stream: string,
  at: number,
  change: (data: unknown) => unknown,
): Promise<void> {
  for (const name of await from.streams('')) {
    for await (const event of from.read(name)) {
      const isMeant = name === stream && event.revision === at;
      await to.append(name, 'any', [{ ...event, data: isMeant ? change(event.data) : event.data }]);
    }
  }
}
