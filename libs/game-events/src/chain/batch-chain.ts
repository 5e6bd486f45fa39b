import { fromHex, invariant } from '@stacktrail/kernel';
import type { AnyGameEvent } from '../game-event.js';
import { BatchHasher, genesis, type BatchVersions } from './batch-hash.js';
import { writeEvent, type Veil } from './event-encoding.js';
import { formatOf } from './event-format.js';
import type { VeilSalts } from './veil.js';

export interface BatchChainOptions extends Veil {
  readonly versions: BatchVersions;
  /** The hash of the last batch so far, if the chain continues another one. */
  readonly head?: Uint8Array;
}

/**
 * The chain of hashes over a game's batches, one hash for each batch. Each hash covers all batches before it, so the
 * head stands for the whole stream: whoever has it can tell whether anything was changed, dropped, added or moved.
 */
export class BatchChain implements Veil {
  readonly seats: number;
  readonly salts: VeilSalts | null;
  readonly versions: BatchVersions;
  private readonly hasher = new BatchHasher();
  private last: Uint8Array;
  private lastState: string | undefined;

  constructor(options: BatchChainOptions) {
    this.seats = options.seats;
    this.salts = options.salts;
    this.versions = options.versions;
    this.last = options.head ?? genesis;
  }

  /** The hash of the last batch; 32 zeros before the first one. */
  get head(): Uint8Array {
    return this.last;
  }

  /** What the last batch holds of the state after it, in hexadecimal digits; nothing if it holds none. */
  get state(): string | undefined {
    return this.lastState;
  }

  /**
   * Hashes a batch.
   *
   * @param events of today's schema versions, in order, without gaps
   * @param state the salted digest of the state after it: 9 bytes in hexadecimal digits
   * @returns the new head
   */
  append(events: readonly AnyGameEvent[], state?: string): Uint8Array {
    invariant(events.length > 0, 'a batch has events');
    const first = events[0]!.revision;
    this.hasher.begin(this.last, this.versions, state === undefined ? null : fromHex(state));
    this.lastState = state;
    for (let i = 0; i < events.length; i++) {
      const event = events[i]!;
      invariant(event.revision === first + i, 'the revisions of a batch have no gaps');
      writeEvent(this.hasher.writer, event, formatOf(event.type), this);
    }
    this.last = this.hasher.end();
    return this.last;
  }
}
