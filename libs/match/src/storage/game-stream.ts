import {
  isStoredEvent,
  type Appended,
  type EventStore,
  type NewEvent,
  type StreamEntry,
} from '@stacktrail/event-store';
import {
  toStoredBatch,
  unstorablePart,
  type AnyGameEvent,
  type BatchChain,
  type StoredGameEvent,
} from '@stacktrail/game-events';
import type { Brand } from '@stacktrail/kernel';
import { UnstorableFacts } from '../errors.js';
import type { CommandMark } from './stored-commands.js';
import { uuidOf } from './identifiers.js';
import { gameStream } from './streams.js';

/** The command that a batch comes from. It isn't part of the game's facts, so it isn't hashed. */
export interface Origin extends CommandMark {
  /** The command's name, such as `SubmitAnswer`. */
  readonly command: string;
  readonly person?: string | undefined;
}

/** What the store keeps beside a game's event. */
export interface EventMetadata extends CommandMark {
  readonly id: string;
  readonly recordedAt: Date;
  readonly command: string;
  readonly person?: string;
}

/** A batch in its stored form, with the hash that seals it. */
export type SealedBatch = Brand<readonly StoredGameEvent[], 'SealedBatch'>;

/**
 * Makes the stored form of a batch; no other code does. A batch that could not be read again is never hashed into the
 * chain.
 *
 * @param chain the game's chain, whose head the batch becomes
 * @param state the seal of the state after the batch, which the batch's hash covers; see `stateSeal`
 * @throws UnstorableFacts that names the part that could not be read
 */
export function sealBatch(
  gameId: string,
  chain: BatchChain,
  events: readonly AnyGameEvent[],
  state?: string,
): SealedBatch {
  for (const event of events) {
    const problem = unstorablePart(event);
    if (problem !== null) throw new UnstorableFacts(gameId, event.revision, event.type, problem);
  }
  chain.append(events, state);
  return toStoredBatch(events, chain) as readonly StoredGameEvent[] as SealedBatch;
}

/** Stored events in their batches. An end without the seal of a batch is left out. */
export function batchesOf(stored: readonly StoredGameEvent[]): readonly SealedBatch[] {
  const ends = stored.flatMap(({ envelope }, i) => (envelope.batch === undefined ? [] : [i + 1]));
  return ends.map((end, i) => stored.slice(ends[i - 1] ?? 0, end) as readonly StoredGameEvent[] as SealedBatch);
}

/**
 * Appends a batch to a game's stream.
 *
 * @throws WrongExpectedRevision if other events follow already
 */
export function appendBatch(store: EventStore, gameId: string, batch: SealedBatch, origin: Origin): Promise<Appended> {
  const first = batch[0]?.envelope.revision ?? 0;
  const expected = first === 0 ? 'noStream' : ((first - 1) as Appended['lastRevision']);
  return store.append(gameStream(gameId), expected, newEvents(gameId, batch, origin));
}

/**
 * The events of a batch for the store. Their ids derive from the command, their place in the batch, and the batch's
 * hash: a retry makes the same ids, and two processes that carry out one command never mistake each other's batch for
 * their own.
 */
function newEvents(gameId: string, batch: readonly StoredGameEvent[], origin: Origin): readonly NewEvent[] {
  const seal = batch.at(-1)?.envelope.batch?.hash ?? '';
  const first = batch[0]?.envelope.revision ?? 0;
  const ids = batch.map((_, index) => uuidOf('event', gameId, origin.commandId, seal, `${index}`));
  const { commandId, command, caller, request, person } = origin;
  return batch.map(({ type, data, envelope }, index) => ({
    id: ids[index] ?? '',
    type,
    data: { data, envelope },
    metadata: {
      $correlationId: commandId,
      $causationId: ids[(envelope.causes[0] ?? -1) - first] ?? commandId,
      command,
      ...(caller === undefined ? {} : { caller }),
      ...(request === undefined ? {} : { request }),
      ...(person === undefined ? {} : { person }),
    },
  }));
}

export function metadataOf(entry: StreamEntry): EventMetadata {
  if (!isStoredEvent(entry)) return unknownMetadata;
  const { id, recordedAt, metadata } = entry;
  // No fact depends on the metadata, so a game with damaged metadata isn't damaged.
  const known = (metadata as Readonly<Record<string, unknown>> | null) ?? {};
  const textAt = (name: string): string | undefined => {
    const value = known[name];
    return typeof value === 'string' ? value : undefined;
  };
  const [person, caller, request] = [textAt('person'), textAt('caller'), textAt('request')];
  return {
    id,
    recordedAt,
    commandId: textAt('$correlationId') ?? '',
    command: textAt('command') ?? '',
    ...(caller === undefined ? {} : { caller }),
    ...(request === undefined ? {} : { request }),
    ...(person === undefined ? {} : { person }),
  };
}

const unknownMetadata: EventMetadata = { id: '', recordedAt: new Date(0), commandId: '', command: '' };
