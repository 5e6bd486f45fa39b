import { toHex } from '@stacktrail/kernel';
import type { StoredGameEvent } from '@stacktrail/game-events';

/** The hash that the first batch of a game follows: 32 zero bytes (docs/decisions.md D7). */
const noSeal = toHex(new Uint8Array(32));

/** The hash of the last batch whose end can be read: the next batch goes on from it. */
export function lastSeal(stored: readonly StoredGameEvent[]): string {
  for (let i = stored.length - 1; i >= 0; i--) {
    const seal = sealOf(stored[i]);
    if (seal !== null) return seal;
  }
  return noSeal;
}

/** The hash of the batch that an event ends; `null` if it ends none, or can't be read. */
export function sealOf(stored: StoredGameEvent | undefined): string | null {
  // Where the event is damaged, any part of it may be missing.
  const hash: unknown = (stored as Partial<StoredGameEvent> | undefined)?.envelope?.batch?.hash;
  return typeof hash === 'string' && /^[0-9a-f]{64}$/.test(hash) ? hash : null;
}
