import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { isStoredEvent, readEntries, streamName, type EventStore } from '@stacktrail/event-store';
import { fingerprint } from '../proofs/fingerprint.js';
import { newUuid } from '../storage/identifiers.js';

const stream = streamName('secret-verdicts');

/**
 * The key with which rulings are signed: one that was given, or a key of the store itself, which is made when it is first
 * needed and stays in the store.
 */
export class VerdictKey {
  private key: Promise<KeyObject> | null = null;

  /** @param given an Ed25519 private key; the store's own where `null` */
  constructor(
    private readonly store: EventStore,
    given: KeyObject | null,
  ) {
    if (given !== null) this.key = Promise.resolve(given);
  }

  /** The private key. */
  get(): Promise<KeyObject> {
    this.key ??= this.found().catch((error: unknown) => {
      this.key = null;
      throw error;
    });
    return this.key;
  }

  /** What everybody may have of it: the public key as PEM, and its fingerprint. */
  async open(): Promise<{ readonly key: string; readonly pem: string }> {
    const key = await this.get();
    const pem = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
    return { key: fingerprint(key), pem };
  }

  private async found(): Promise<KeyObject> {
    const kept = await this.kept();
    if (kept !== undefined) return kept;
    const { privateKey } = generateKeyPairSync('ed25519');
    const data = { privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64') };
    await this.store.append(stream, 'any', [{ id: newUuid(), type: 'VerdictKeyKept', data, metadata: {} }]);
    // Another process may have kept one first.
    return (await this.kept()) ?? privateKey;
  }

  /** The first that can be read: where one is damaged, the next one takes its place. */
  private async kept(): Promise<KeyObject | undefined> {
    for await (const entry of readEntries(this.store, stream)) {
      if (!isStoredEvent(entry)) continue;
      const { privateKey } = (entry.data ?? {}) as { readonly privateKey?: unknown };
      const key = typeof privateKey === 'string' ? readKey(privateKey) : null;
      if (key !== null) return key;
    }
    return undefined;
  }
}

function readKey(base64: string): KeyObject | null {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), type: 'pkcs8', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}
