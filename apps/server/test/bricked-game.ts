import { MemoryEventStore, revision, type EventStore, type StoredEvent } from '@stacktrail/event-store';
import {
  BatchChain,
  GameEvent,
  toStoredBatch,
  type AnyGameEvent,
  type ObjectId,
  type PlayerId,
  type Revision,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import { fromHex } from '@stacktrail/kernel';
import { versions } from '@stacktrail/match';
import { streamOfGame } from '@stacktrail/projection-runtime';

/** Half of a surrogate pair: JSON can say it, UTF-8 can't. */
const loneSurrogate = '\ud800';

/**
 * Appends a request to rewind whose reason is half a surrogate pair, as it was written before batches were checked: the
 * store takes it, and nothing that reads events does.
 *
 * @returns its revision
 */
export function brick(store: EventStore, game: string): Promise<number> {
  return requestRewind(store, game, loneSurrogate);
}

/** Appends a request to rewind as a Stacktrail of tomorrow writes it. @returns its revision */
export function appendNewer(store: EventStore, game: string): Promise<number> {
  return requestRewind(store, game, 'A missed trigger.', 99);
}

async function requestRewind(store: EventStore, game: string, reason: string, schemaVersion?: number): Promise<number> {
  const last = await lastOf(store, game);
  const next = (last.revision + 1) as Revision;
  const player = 0 as PlayerId;
  const data = { player, to: next - 1, reason };
  const request = new GameEvent(
    'RewindRequested',
    data as never,
    next,
    '731.1',
    [],
    0 as ObjectId,
    player,
    player,
    null,
  ) as AnyGameEvent;
  const { envelope } = last.data as StoredGameEvent;
  const chain = new BatchChain({ seats: 2, salts: null, versions, head: fromHex(envelope.batch?.hash ?? '') });
  chain.append([request]);
  const [stored] = toStoredBatch([request], chain);
  await store.append(streamOfGame(game), revision(last.revision), [
    {
      id: '0b5e0f3e-6f0e-4f5a-9d0e-1f2a3b4c5d6e',
      type: 'RewindRequested',
      data: {
        data: stored?.data,
        envelope: { ...stored?.envelope, ...(schemaVersion !== undefined && { schemaVersion }) },
      },
      metadata: { $correlationId: 'bricked', command: 'RequestRewind' },
    },
  ]);
  return next;
}

async function lastOf(store: EventStore, game: string): Promise<StoredEvent> {
  for await (const event of store.read(streamOfGame(game), { direction: 'backward', limit: 1 })) return event;
  throw new Error(`there is no game ${game}`);
}

/** A copy of a store in which the first fact of a game says nothing. */
export async function withoutFirstFact(store: EventStore, game: string): Promise<MemoryEventStore> {
  const copy = new MemoryEventStore();
  for (const name of await store.streams('')) {
    for await (const event of store.read(name)) {
      const isFirst = name === streamOfGame(game) && event.revision === 0;
      const data = isFirst ? { ...(event.data as object), data: {} } : event.data;
      await copy.append(name, 'any', [{ ...event, data }]);
    }
  }
  return copy;
}
