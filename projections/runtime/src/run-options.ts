import type { LogEntry, StreamName } from '@stacktrail/event-store';
import type { Bounds } from './bounded-batches.js';

/**
 * Is told of the events that a projection begins to take in.
 *
 * @returns is called once they are in the read model, or with the error that kept them out
 */
export type BatchWatch = (projection: string, events: readonly LogEntry[]) => (error?: unknown) => void;

export interface RunOptions extends Bounds {
  /** How many folds are kept in memory. */
  readonly hot: number;
  /** Roughly how many bytes they may take together. */
  readonly hotBytes: number;
  readonly watch: BatchWatch | null;
}

/** How many entries of a stored stream are taken in at once. */
export const streamBatch = 1024;

export const runDefaults: RunOptions = { batch: 256, waiting: 8_192, hot: 64, hotBytes: 64 * 1024 * 1024, watch: null };

/** What a run asks threads for: its read model of streams that it has nothing of. */
export interface BuildRequest {
  readonly projection: string;
  readonly generation: number;
  /** The address of the module whose default export makes the projection of a store. */
  readonly definition: string;
  readonly streams: readonly StreamName[];
}

/** How a read model is built in further threads. */
export interface Building {
  /** Resolves when nothing more will come of it; what isn't built then is left to the one who asks. */
  readonly builder: { build(request: BuildRequest): Promise<void> };
  /** The address of the module whose default export makes the projection of a store. */
  readonly definition: URL;
}
