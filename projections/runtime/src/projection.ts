import type { StreamEntry } from '@stacktrail/event-store';
import type { Weight } from '@stacktrail/kernel';
import type { DeletedGame } from './deleted-games.js';
import type { ModelTables, Schema } from './model-tables.js';

/**
 * Defines a read model: a fold over each stream, and how its changes are written as rows.
 *
 * The fold is pure: its result depends only on the stream's events in their order, so a read model that is built again
 * is the same. Only `begin` and `write` do input and output.
 */
export interface Projection<Fold, Change> {
  /** The name, one word in lower case, with which the names of its tables begin. */
  readonly name: string;
  /** The version of the read model; a stored one of another version is built anew. */
  readonly version: number;
  /** The prefixes of the names of the streams that it reads. */
  readonly streams: readonly string[];
  /** Each table has a column `game`: the rows of a game that was deleted are deleted. */
  readonly schema: Schema;
  /**
   * Makes the fold of a stream before its first event, which may name what is needed, such as pinned cards.
   *
   * An error of the event store is tried again; any other error concerns only this stream.
   */
  begin(first: StreamEntry): Promise<Fold>;
  /**
   * Folds the next event, or the notice that it is lost. The fold itself may be changed; it is dropped if this throws.
   */
  fold(fold: Fold, entry: StreamEntry): readonly Change[];
  /** Roughly how much memory a fold takes. */
  weigh(fold: Fold): Weight;
  /** Writes what a stream's folds gave, in order, within the transaction that moves the checkpoint. */
  write(changes: readonly Change[], tables: ModelTables): void;
  /** Writes what the read model keeps of a game that was deleted, where it keeps anything. */
  deleted?(deleted: DeletedGame, tables: ModelTables): void;
}

/** An event that a projection could not take in; the rest of its stream waits, other streams go on. */
export interface DeadLetter {
  /** The stream; if it isn't known, the event's position in parentheses, which no stream has as its name. */
  readonly stream: string;
  /** The revision; -1 if it isn't known. */
  readonly revision: number;
  readonly position: string;
  /** The event's id; like its type, it is empty if the event is damaged. */
  readonly eventId: string;
  readonly eventType: string;
  readonly error: string;
}
