import { randomBytes, randomUUID } from 'node:crypto';
import { RecentlyUsed } from '@stacktrail/kernel';
import { AccessDenied, StreamDeleted, WrongExpectedRevision } from '../errors.js';
import type { EventStore } from '../event-store.js';
import { streamName, type StreamName } from '../stream-name.js';
import { KEY_BYTES } from './sealed-box.js';

/** What the streams of keys begin with. */
export const KEYS_PREFIX = 'keys-';

/** Lets only the store's own account read a stream, where the store has accounts. */
export type Guard = (stream: StreamName) => Promise<void>;

const keysKept = { most: 10_000, mostBytes: Infinity, weigh: () => ({ bytes: KEY_BYTES }) };

/** The streams `keys-<owner>`: each holds one key, which is made when it is first needed. */
export class KeyRing {
  /** Of an owner without a key `null`: nothing was sealed for it, or the key was erased. */
  readonly #keys = new RecentlyUsed<string, Buffer | null>(keysKept);

  /** @param store where the keys are, in clear */
  constructor(
    private readonly store: EventStore,
    private readonly guard: Guard,
  ) {}

  /** The key if it was read before; `undefined` if it has to be asked for. */
  known(owner: string): Buffer | null | undefined {
    return this.#keys.get(owner);
  }

  /** The key that opens what was sealed; `null` where there is none, or this account may not read it. */
  async find(owner: string): Promise<Buffer | null> {
    const key = this.known(owner) ?? (await this.#read(owner));
    this.#keys.set(owner, key);
    return key;
  }

  /** The key to seal with. */
  async make(owner: string): Promise<Buffer> {
    const key = this.known(owner) ?? (await this.#read(owner)) ?? (await this.#write(owner));
    this.#keys.set(owner, key);
    return key;
  }

  /** Deletes a key for ever. */
  async delete(owner: string): Promise<void> {
    this.#keys.delete(owner);
    await this.store.deleteStream(keyStream(owner));
  }

  async #read(owner: string): Promise<Buffer | null> {
    try {
      for await (const { data } of this.store.read(keyStream(owner), { limit: 1 })) return keyIn(data);
    } catch (error) {
      if (!(error instanceof AccessDenied || error instanceof StreamDeleted)) throw error;
    }
    return null;
  }

  async #write(owner: string): Promise<Buffer> {
    const stream = keyStream(owner);
    const key = randomBytes(KEY_BYTES);
    // The stream is guarded before the key stands in it.
    await this.guard(stream);
    const event = { id: randomUUID(), type: 'KeyMade', data: { key: key.toString('base64') }, metadata: {} };
    try {
      await this.store.append(stream, 'noStream', [event]);
      return key;
    } catch (error) {
      const others = error instanceof WrongExpectedRevision ? await this.#read(owner) : null;
      if (others === null) throw error;
      return others;
    }
  }
}

function keyStream(owner: string): StreamName {
  return streamName(`${KEYS_PREFIX}${owner}`);
}

function keyIn(data: unknown): Buffer | null {
  const { key } = (data ?? {}) as { readonly key?: unknown };
  const bytes = typeof key === 'string' ? Buffer.from(key, 'base64') : null;
  return bytes?.length === KEY_BYTES ? bytes : null;
}
