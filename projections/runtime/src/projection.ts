import type { StreamEntry } from '@stacktrail/event-store';
import type { Weight } from '@stacktrail/kernel';
import type { ModelTables, Schema } from './model-tables.js';

/**
 * A read model as what makes it: a fold over each stream, and the rows that a fold's changes are.
 *
 * The fold is pure: what it gives depends on nothing but the stream's events, in their order, so a read model that is built
 * again is the same. Reading and writing are left to `begin` and `write`.
 */
export interface Projection<Fold, Change> {
  /** The name, one word in lower case, with which the names of its tables begin. */
  readonly name: string;
  /** Where the stored read model has another number, it is built anew. */
  readonly version: number;
  /** What the names of the streams begin with that it reads. */
  readonly streams: readonly string[];
  readonly schema: Schema;
  /**
   * The fold of a stream before its first event, which may say what it needs, such as pinned cards.
   *
   * An error of the event store is tried again; any other concerns only this stream.
   */
  begin(first: StreamEntry): Promise<Fold>;
  /**
   * Folds the next event in, or that it is lost: the fold itself may be changed, and is dropped if this throws.
   */
  fold(fold: Fold, entry: StreamEntry): readonly Change[];
  /** Roughly how much memory a fold takes. */
  weigh(fold: Fold): Weight;
  /** Writes what a stream's folds gave, in order, within the transaction that moves the checkpoint. */
  write(changes: readonly Change[], tables: ModelTables): void;
}

/** An event that a projection could not take in; the rest of its stream waits, other streams go on. */
export interface DeadLetter {
  /** Where nobody can tell which stream it was of, its position in parentheses, which is no name of a stream. */
  readonly stream: string;
  /** -1 if nobody can tell. */
  readonly revision: number;
  readonly position: string;
  /** Empty where the event is damaged, as is its type. */
  readonly eventId: string;
  readonly eventType: string;
  readonly error: string;
}
