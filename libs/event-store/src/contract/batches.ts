import { describe, expect, test } from '@jest/globals';
import { BATCH_LIMIT_BYTES } from '../batch.js';
import { BatchTooLarge, InvalidBatch, WrongExpectedRevision } from '../errors.js';
import type { NewEvent } from '../event-store.js';
import { at, event, events, freshStream, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

/** An event that takes `sizeBytes` bytes in a store. */
function eventOfSize(sizeBytes: number): NewEvent {
  const empty = { ...event('T', ''), metadata: {} };
  return { ...empty, data: 'x'.repeat(sizeBytes - 'T'.length * 2 - '""{}'.length) };
}

export function describeBatches(current: CurrentStore): void {
  describe('a batch', () => {
    test('is stored whole', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(500));
      expect(await toArray(store.read(stream))).toHaveLength(500);
    });

    test('is refused whole where the stream is elsewhere', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      await expect(store.append(stream, at(0), events(20))).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await toArray(store.read(stream))).toHaveLength(2);
    });

    test('of exactly 1 MiB is stored', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', [eventOfSize(BATCH_LIMIT_BYTES - 1000), eventOfSize(1000)]);
      expect(await toArray(store.read(stream))).toHaveLength(2);
    });

    test('over 1 MiB is refused and nothing of it is stored', async () => {
      const { store } = current();
      const stream = freshStream();
      const refused = store.append(stream, 'noStream', [eventOfSize(1000), eventOfSize(BATCH_LIMIT_BYTES - 999)]);
      await expect(refused).rejects.toBeInstanceOf(BatchTooLarge);
      await expect(refused).rejects.toMatchObject({ sizeBytes: 1_048_577, limitBytes: 1_048_576 });
      expect(await toArray(store.read(stream))).toEqual([]);
    });

    test('counts bytes, not characters', async () => {
      const { store } = current();
      const refused = store.append(freshStream(), 'noStream', [event('T', '五'.repeat(BATCH_LIMIT_BYTES / 2))]);
      await expect(refused).rejects.toBeInstanceOf(BatchTooLarge);
    });

    const invalid: readonly (readonly [string, readonly NewEvent[], RegExp])[] = [
      ['no events', [], /at least one/],
      ['an id that is no UUID', [{ ...event(), id: 'first' }], /not a UUID/],
      ['an id in capitals', [{ ...event(), id: event().id.toUpperCase() }], /not a UUID/],
      ['an id twice', Array<NewEvent>(2).fill(event()), /twice/],
      ['an empty type', [event('')], /no type/],
      ["a type of the database's own", [event('$metadata')], /no type/],
      ['data that JSON does not have', [{ ...event(), data: undefined }], /JSON/],
      ['data that JSON can not say', [event('T', { n: 1n })], /JSON/],
    ];
    test.each(invalid)('is refused with %s', async (_, batch, message) => {
      const { store } = current();
      const stream = freshStream();
      const refused = store.append(stream, 'noStream', batch);
      await expect(refused).rejects.toBeInstanceOf(InvalidBatch);
      await expect(refused).rejects.toThrow(message);
      expect(await toArray(store.read(stream))).toEqual([]);
    });
  });
}
