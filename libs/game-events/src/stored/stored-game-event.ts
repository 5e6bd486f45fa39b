import type { BatchVersions } from '../chain/batch-hash.js';
import type { Envelope } from '../chain/envelope.js';
import { noObject } from '../ids.js';

/** What ends a batch: who wrote it, and its link in the chain. */
export interface BatchSeal extends BatchVersions {
  /** The batch's hash in hexadecimal digits; see `BatchHasher`. */
  readonly hash: string;
}

/** Veiled fields of an event beside the open ones, for those who may see them. */
export interface StoredVeil {
  /** Binds the game to the veiled fields without showing them: the salted commitment, in hexadecimal digits. */
  readonly commitment: string;
  /** In hexadecimal digits; not there in a redacted event. */
  readonly salt?: string;
  /** The veiled fields; not there in a redacted event. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The envelope of a stored event; see `GameEvent`. What the event has none of is not there. */
export interface StoredEnvelope {
  readonly schemaVersion: number;
  readonly revision: number;
  readonly rule: string;
  readonly causes: readonly number[];
  readonly source?: number;
  readonly player?: number;
  readonly decidedBy?: number;
  readonly repeats?: number;
  /** On the last event of each batch, and on no other: so the batches can be told apart. */
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
 * `data` holds the open fields, and the veiled ones beside them where every seat sees them. Where not, `data.veiled`
 * is a `StoredVeil`. Everything here is hashed, so nothing may be added to it: wall-clock time, the acting person and
 * the command are metadata of the store, beside this.
 */
export interface StoredGameEvent {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>> & { readonly veiled?: StoredVeil };
  readonly envelope: StoredEnvelope;
}
