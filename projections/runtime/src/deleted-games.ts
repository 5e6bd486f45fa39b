import { isStoredEvent } from '@stacktrail/event-store';
import { deletedGameOf, readDeletion, type GameDeletion } from '@stacktrail/game-events';
import type { Bookkeeping } from './bookkeeping.js';
import type { FoldedEntry } from './dead-letters.js';
import { streamsOf } from './game-streams.js';
import type { ModelTables } from './model-tables.js';
import type { Projection } from './projection.js';

/** A game that was deleted, as a read model is told of it. */
export interface DeletedGame {
  readonly game: string;
  /** When that was recorded, in ISO 8601; `null` where the record can't be read. */
  readonly at: string | null;
  /** The place of the record in the store. */
  readonly position: string;
  /** `null` where the record can't be read. */
  readonly record: GameDeletion | null;
}

/** The game that an entry says was deleted; `null` if it says nothing of the kind. */
export function deletionIn(entry: FoldedEntry): DeletedGame | null {
  const game = deletedGameOf(entry.stream);
  if (game === null) return null;
  const { position } = entry;
  if (!isStoredEvent(entry)) return { game, at: null, position, record: null };
  return { game, at: entry.recordedAt.toISOString(), position, record: readDeletion(entry.data) };
}

/** Takes a game's rows out of a read model, within a transaction of the caller. */
export function removeGame(
  projection: Pick<Projection<never, never>, 'schema' | 'streams' | 'deleted'>,
  deleted: DeletedGame,
  tables: ModelTables,
  bookkeeping: Bookkeeping,
): void {
  for (const table of Object.keys(projection.schema)) tables.run(`DELETE FROM {${table}} WHERE game = ?`, deleted.game);
  for (const stream of streamsOf(deleted.game, projection.streams)) bookkeeping.forget(stream);
  projection.deleted?.(deleted, tables);
}
