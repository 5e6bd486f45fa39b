import type { Appended, EventStore, NewEvent, StoredEvent } from '@stacktrail/event-store';
import type { StoredGameEvent } from '@stacktrail/game-events';
import { uuidOf } from './identifiers.js';
import { gameStream } from './streams.js';

/** Which command a batch comes of. None of it is part of the game's facts, so none of it is hashed. */
export interface Origin {
  readonly commandId: string;
  /** The command's name, such as `SubmitAnswer`. */
  readonly command: string;
  readonly person?: string | undefined;
}

/** What the store keeps beside a game's event. */
export interface EventMetadata {
  readonly id: string;
  readonly recordedAt: Date;
  readonly commandId: string;
  readonly command: string;
  readonly person?: string;
}

/**
 * Appends a batch to a game's stream.
 *
 * @param batch a batch with its seal
 * @throws WrongExpectedRevision where the stream goes on otherwise already
 */
export function appendBatch(
  store: EventStore,
  gameId: string,
  batch: readonly StoredGameEvent[],
  origin: Origin,
): Promise<Appended> {
  const first = batch[0]?.envelope.revision ?? 0;
  const expected = first === 0 ? 'noStream' : ((first - 1) as Appended['lastRevision']);
  return store.append(gameStream(gameId), expected, newEvents(gameId, batch, origin));
}

/**
 * The events of a batch for the store. Their ids rest on the command, their place in the batch, and the batch's hash: a
 * retry makes the same ids, and two processes that carry out one command never take each other's batch for their own.
 */
function newEvents(gameId: string, batch: readonly StoredGameEvent[], origin: Origin): readonly NewEvent[] {
  const seal = batch.at(-1)?.envelope.batch?.hash ?? '';
  const first = batch[0]?.envelope.revision ?? 0;
  const ids = batch.map((_, index) => uuidOf('event', gameId, origin.commandId, seal, `${index}`));
  const { commandId, command, person } = origin;
  return batch.map(({ type, data, envelope }, index) => ({
    id: ids[index] ?? '',
    type,
    data: { data, envelope },
    metadata: {
      $correlationId: commandId,
      $causationId: ids[(envelope.causes[0] ?? -1) - first] ?? commandId,
      command,
      ...(person === undefined ? {} : { person }),
    },
  }));
}

/** A game's event as it lies in the store. */
export function gameEventOf({ type, data }: StoredEvent): StoredGameEvent {
  return { type, ...(data as Omit<StoredGameEvent, 'type'>) };
}

export function metadataOf({ id, recordedAt, metadata }: StoredEvent): EventMetadata {
  const { $correlationId, command, person } = metadata as Readonly<Record<string, string | undefined>>;
  return {
    id,
    recordedAt,
    commandId: $correlationId ?? '',
    command: command ?? '',
    ...(person === undefined ? {} : { person }),
  };
}
