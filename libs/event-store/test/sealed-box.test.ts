import { randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { streamName } from '../src/stream-name.js';
import { event, events, freshStream, toArray } from '../src/contract/sample-events.js';
import { AccessDenied, EventStoreUnavailable, StreamDamaged } from '../src/errors.js';
import type { NewEvent, ReadOptions, StoredEvent } from '../src/event-store.js';
import { MemoryEventStore } from '../src/memory/memory-event-store.js';
import { evenJson, paddedSize } from '../src/sealing/even-json.js';
import { KEY_BYTES, openBox, sealBox } from '../src/sealing/sealed-box.js';
import type { Secrecy } from '../src/sealing/secrecy.js';
import { SealedEventStore } from '../src/sealing/sealed-event-store.js';
import type { StreamName } from '../src/stream-name.js';

const key = randomBytes(KEY_BYTES);
const place = { stream: 'game-1', type: 'ObjectMoved', id: 'a' };

describe('a sealed box', () => {
  const secrets = { 'data.card': 12, 'data.order': [3, 1, 2], 'data.note': null };

  test.each([false, true])('gives what was sealed; compressed: %s', (compressed) => {
    expect(openBox(sealBox(secrets, key, place, compressed), key, place)).toEqual(secrets);
  });

  test('is another each time', () => {
    expect(sealBox(secrets, key, place)).not.toBe(sealBox(secrets, key, place));
  });

  test.each([
    ['another stream', { ...place, stream: 'game-2' }],
    ['another type', { ...place, type: 'CardsRevealed' }],
    ['another event', { ...place, id: 'b' }],
  ])('can’t be opened in the place of %s', (_, other) => {
    expect(openBox(sealBox(secrets, key, place), key, other)).toBeNull();
  });

  test('can’t be opened with another key, nor where a bit of it has changed', () => {
    const box = Buffer.from(sealBox(secrets, key, place), 'base64');
    expect(openBox(box.toString('base64'), randomBytes(KEY_BYTES), place)).toBeNull();
    for (let at = 0; at < box.length; at++) {
      const changed = Buffer.from(box);
      changed[at]! ^= 1;
      expect(openBox(changed.toString('base64'), key, place)).toBeNull();
    }
    expect(openBox('', key, place)).toBeNull();
  });

  test('has the same size whatever numbers, and whether there is one', () => {
    const sizeOf = (card: number | null): number => sealBox({ card, shown: card !== null }, key, place).length;
    expect(new Set([0, 7, 1073741823, Number.MAX_SAFE_INTEGER, null].map(sizeOf)).size).toBe(1);
  });
});

test('texts of even JSON are read as what they were', () => {
  const value = { a: [0, -1, 1.5, true, null, 'x'], b: {}, c: [], d: new Date(0) };
  expect(JSON.parse(evenJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
});

test('sizes are few, and at most an eighth larger than what is in them', () => {
  const sizes = Array.from({ length: 100_000 }, (_, bytes) => paddedSize(bytes + 1));
  expect(new Set(sizes).size).toBeLessThan(100);
  for (const [bytes, size] of sizes.entries()) {
    expect(size).toBeGreaterThan(bytes);
    expect(size).toBeLessThanOrEqual(Math.max(128, bytes + 1 + Math.max(128, (bytes + 1) / 8)));
  }
});

const secrecy: Secrecy = (stream) =>
  stream.startsWith('game-') ? { owner: stream.slice(5), places: [['data', 'hidden']], guarded: true } : null;
const withHidden = (): NewEvent => event('CardDrawn', { open: 1, hidden: 'Island' });

describe('a sealed store', () => {
  test('guards the streams of keys and of secrets before anything is in them', async () => {
    const inner = new MemoryEventStore();
    const guarded: [StreamName, number][] = [];
    const store = new SealedEventStore(inner, secrecy, async (stream) => {
      guarded.push([stream, (await toArray(inner.read(stream))).length]);
    });
    await store.append(streamName('game-1'), 'noStream', [withHidden()]);
    await store.append(streamName('game-1'), 'any', [withHidden()]);
    await store.append(streamName('other-1'), 'any', [withHidden()]);
    expect(guarded).toEqual([
      ['keys-1', 0],
      ['game-1', 0],
    ]);
  });

  test('two processes that make a key at once use the same', async () => {
    const inner = new MemoryEventStore();
    const stores = [1, 2, 3].map(() => new SealedEventStore(inner, secrecy));
    const stream = streamName('game-1');
    await Promise.all(stores.map((store) => store.append(stream, 'any', [withHidden()])));
    expect(await toArray(inner.read(streamName('keys-1')))).toHaveLength(1);
    for (const store of stores) {
      const read = await toArray(store.read(stream));
      expect(read.map(({ data }) => data)).toEqual(Array(3).fill({ open: 1, hidden: 'Island' }));
    }
  });

  test('shows no keys', async () => {
    const store = new SealedEventStore(new MemoryEventStore(), secrecy);
    await store.append(streamName('game-1'), 'noStream', [withHidden()]);
    expect(await store.streams('')).toEqual(['game-1']);
    expect(await toArray(store.readAll({ limit: 1 }))).toMatchObject([{ stream: 'game-1' }]);
  });

  test('without the key gives what is open', async () => {
    const inner = new MemoryEventStore();
    const stream = streamName('game-1');
    await new SealedEventStore(inner, secrecy).append(stream, 'noStream', [withHidden()]);
    const asOther = new SealedEventStore(new Withheld(inner, new AccessDenied('not yours')), secrecy);
    expect(await toArray(asOther.read(stream))).toMatchObject([{ data: { open: 1 }, metadata: {} }]);
    expect((await toArray(asOther.read(stream)))[0]?.data).not.toHaveProperty('hidden');
  });

  test('does not take a store that is away for one without a key', async () => {
    const inner = new MemoryEventStore();
    const stream = streamName('game-1');
    await new SealedEventStore(inner, secrecy).append(stream, 'noStream', [withHidden()]);
    const store = new SealedEventStore(new Withheld(inner, new EventStoreUnavailable('away')), secrecy);
    await expect(toArray(store.read(stream))).rejects.toThrow('away');
    await expect(store.append(stream, 'any', [withHidden()])).rejects.toThrow('away');
  });

  test('tells of a sealed part that was changed as of damage', async () => {
    const inner = new MemoryEventStore();
    const stream = freshStream();
    const store = new SealedEventStore(inner, secrecy);
    await store.append(stream, 'noStream', [withHidden()]);
    const [first] = await toArray(inner.read(stream));
    const { type, data, metadata } = first as StoredEvent;
    await inner.append(stream, 'any', [{ ...events(1)[0]!, type, data, metadata }]);
    await expect(toArray(store.read(stream))).rejects.toBeInstanceOf(StreamDamaged);
    expect(await toArray(store.readAll())).toMatchObject([
      { stream, revision: 0 },
      { damaged: true, revision: 1 },
    ]);
  });
});

/** A store that doesn't give its keys. */
class Withheld extends MemoryEventStore {
  constructor(
    private readonly inner: MemoryEventStore,
    private readonly error: Error,
  ) {
    super();
  }

  override async *read(stream: StreamName, options?: ReadOptions): AsyncIterable<StoredEvent> {
    if (stream.startsWith('keys-')) throw this.error;
    yield* this.inner.read(stream, options);
  }
}
