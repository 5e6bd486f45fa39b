import type { StreamName } from '@stacktrail/event-store';
import type { BuildRequest } from '../run-options.js';

/** A read model that threads build. */
export type BuiltModel = Omit<BuildRequest, 'streams'>;

/** What a thread is given as it begins. */
export interface WorkerSetup {
  /** The address of the store, which it opens to read. */
  readonly store: string;
  readonly models: readonly BuiltModel[];
  /** One number, shared with the thread: 1 as soon as nothing more is to be built. */
  readonly stopping: Int32Array;
}

/** Streams of which a thread makes a file of read models. */
export interface PartOrder {
  readonly file: string;
  readonly streams: readonly StreamName[];
}

/** What a thread is asked: a part, or to close what it has open and end. */
export type Order = PartOrder | 'end';

/** What a thread answers: the part stands in its file, or why there is none. */
export interface PartDone {
  readonly file: string;
  readonly problem: string | null;
}
