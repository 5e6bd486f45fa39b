import { createHmac, randomBytes } from 'node:crypto';
import { isStoredEvent, readEntries, streamName, type EventStore } from '@stacktrail/event-store';
import { newUuid, uuidOf } from './identifiers.js';

const stream = streamName('secret-store');

/**
 * A secret of the store itself: with it a text that a client has chosen becomes an id from which nobody can guess the
 * text. It is made when it is first needed.
 */
export class StoreSecret {
  private secret: Promise<string> | null = null;

  constructor(private readonly store: EventStore) {}

  /** The UUID of these words in this store. */
  async uuidOf(...words: readonly string[]): Promise<string> {
    const secret = await this.get();
    return uuidOf('keyed', createHmac('sha256', secret).update(JSON.stringify(words)).digest('hex'));
  }

  private get(): Promise<string> {
    this.secret ??= this.found().catch((error: unknown) => {
      this.secret = null;
      throw error;
    });
    return this.secret;
  }

  private async found(): Promise<string> {
    const kept = await this.kept();
    if (kept !== undefined) return kept;
    const data = { secret: randomBytes(32).toString('hex') };
    await this.store.append(stream, 'any', [{ id: newUuid(), type: 'StoreSecretKept', data, metadata: {} }]);
    // Another process may have kept one first.
    return (await this.kept()) ?? data.secret;
  }

  /** The first that can be read: where one is damaged, the next one takes its place. */
  private async kept(): Promise<string | undefined> {
    for await (const entry of readEntries(this.store, stream)) {
      if (!isStoredEvent(entry)) continue;
      const { secret } = (entry.data ?? {}) as { readonly secret?: unknown };
      if (typeof secret === 'string' && /^[0-9a-f]{64}$/.test(secret)) return secret;
    }
    return undefined;
  }
}
