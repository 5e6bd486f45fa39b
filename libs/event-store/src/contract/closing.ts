import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable } from '../errors.js';
import { Recording } from './recording.js';
import { event, freshStream, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

export function describeClosing(current: CurrentStore): void {
  describe('close', () => {
    test('completes subscriptions', async () => {
      const { store } = current();
      const recordings = [
        new Recording(store.subscribe('end')),
        new Recording(store.subscribe({ stream: freshStream(), from: 'start' })),
      ];
      for (const recording of recordings) await recording.untilCaughtUp();
      await store.close();
      for (const recording of recordings) await recording.until(({ completed }) => completed);
    });

    test('lets an append that is under way end', async () => {
      const { store } = current();
      const append = store.append(freshStream(), 'noStream', [event()]);
      await store.close();
      expect(await append).toMatchObject({ lastRevision: 0 });
    });

    test('leaves a store that refuses everything else', async () => {
      const { store } = current();
      await store.close();
      await store.close();
      const stream = freshStream();
      await expect(store.append(stream, 'noStream', [event()])).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(toArray(store.read(stream))).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(toArray(store.readAll())).rejects.toBeInstanceOf(EventStoreUnavailable);
      await expect(store.streams('')).rejects.toBeInstanceOf(EventStoreUnavailable);
      expect(await new Recording(store.subscribe('start')).untilFailed()).toBeInstanceOf(EventStoreUnavailable);
    });
  });

  describe('deletion', () => {
    test('is nothing that the store can be asked for, but of a whole stream', () => {
      const { store } = current();
      const names = new Set<string>();
      let one = store as object | null;
      while (one !== null && one !== Object.prototype) {
        for (const name of Object.getOwnPropertyNames(one)) names.add(name);
        one = Object.getPrototypeOf(one) as object | null;
      }
      expect([...names].filter((name) => /delete|remove|truncate|tombstone|drop|purge|update/i.test(name))).toEqual([
        'deleteStream',
      ]);
    });
  });
}
