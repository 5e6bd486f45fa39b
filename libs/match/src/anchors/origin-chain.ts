import { isStoredEvent, type EventStore, type StreamEntry } from '@stacktrail/event-store';
import { canonicalJson, Sha256, toHex, utf8Encode } from '@stacktrail/kernel';
import { wholeGame } from '../storage/streams.js';
import { sealOf } from '../storage/seals.js';
import { storedGameEvent } from '@stacktrail/game-events';

const domain = utf8Encode('stacktrail/origins/1');

/**
 * A game's stream with the two chains that an anchor signs: the chain of its facts, and a second one over what the
 * store keeps with each event, which isn't part of the facts (docs/decisions.md D7).
 */
export interface AnchoredStream {
  /** The hash of the batch that each event ends; `null` if it ends none or can't be read. */
  readonly heads: readonly (string | null)[];
  /**
   * For each event, a hash that covers it and all events before it: SHA-256("stacktrail/origins/1" ‖ previous hash ‖
   * canonical JSON of id, time in milliseconds since 1970 and metadata).
   */
  readonly origins: readonly string[];
}

/** Reads a game's stream and computes its two chains. */
export async function anchoredStream(store: EventStore, gameId: string): Promise<AnchoredStream> {
  const entries = await wholeGame(store, gameId);
  let last: Uint8Array = new Uint8Array(32);
  const origins = entries.map((entry) => {
    const origin = utf8Encode(canonicalJson(originOf(entry)));
    last = new Sha256().update(domain).update(last).update(origin).digest();
    return toHex(last);
  });
  return { heads: entries.map((entry) => sealOf(storedGameEvent(entry))), origins };
}

/** What the store keeps with an event. For a lost event, only its place is known. */
function originOf(entry: StreamEntry): object {
  if (!isStoredEvent(entry)) return { revision: entry.revision, lost: true };
  const { id, recordedAt, metadata, revision } = entry;
  return { id, revision, recordedAt: recordedAt.getTime(), metadata };
}
