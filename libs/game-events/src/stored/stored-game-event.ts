import type { BatchVersions } from '../chain/batch-hash.js';
import type { Envelope } from '../chain/envelope.js';
import { noObject } from '../ids.js';

/** What ends a batch: the versions that wrote it, and its hash in the chain. */
export interface BatchSeal extends BatchVersions {
  /** The batch's hash in hexadecimal digits; see `BatchHasher`. */
  readonly hash: string;
  /** A salted digest of the state after the batch, in hexadecimal digits; absent where the batch was written without. */
  readonly state?: string;
}

/** The veiled fields of an event, stored separately for those who may see them. */
export interface StoredVeil {
  /**
   * The salted commitment to the veiled fields, in hexadecimal digits. It binds the game to them without showing them.
   */
  readonly commitment: string;
  /** The salt in hexadecimal digits; absent in a redacted event. */
  readonly salt?: string;
  /** The veiled fields; absent in a redacted event. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The envelope of a stored event; see `GameEvent`. Empty parts are absent. */
export interface StoredEnvelope {
  readonly schemaVersion: number;
  readonly revision: number;
  readonly rule: string;
  readonly causes: readonly number[];
  readonly source?: number;
  readonly player?: number;
  readonly decidedBy?: number;
  readonly repeats?: number;
  /** The last event of each batch has it, and no other event, so that batches can be told apart. */
  readonly batch?: BatchSeal;
}

/** The envelope of a stored event as the event had it. */
export function envelopeOf({ envelope }: StoredGameEvent): Envelope {
  return {
    revision: envelope.revision,
    rule: envelope.rule,
    causes: envelope.causes,
    source: envelope.source ?? noObject,
    player: envelope.player ?? null,
    decidedBy: envelope.decidedBy ?? null,
    repeats: envelope.repeats ?? null,
  };
}

/**
 * An event as it is stored and exported: plain JSON.
 *
 * `data` holds the open fields, and also the veiled ones if every seat sees them; if not, `data.veiled` is a
 * `StoredVeil`. Everything here is hashed, so nothing may be added: wall-clock time, the acting person and the command
 * are metadata of the store.
 */
export interface StoredGameEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly veiled?: StoredVeil };
  readonly envelope: StoredEnvelope;
}
