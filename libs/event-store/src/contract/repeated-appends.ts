import { describe, expect, test } from '@jest/globals';
import { WrongExpectedRevision } from '../errors.js';
import { at, event, events, freshStream, idsOf, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

export function describeRepeatedAppends(current: CurrentStore): void {
  describe('append of the same event ids', () => {
    test('succeeds with the same result and stores nothing', async () => {
      const { store } = current();
      const stream = freshStream();
      const batch = events(3);
      const first = await store.append(stream, 'noStream', batch);
      expect(await store.append(stream, 'noStream', batch)).toEqual(first);
      expect(idsOf(await toArray(store.read(stream)))).toEqual(idsOf(batch));
    });

    test('succeeds where the stream has gone on since', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(2));
      const batch = events(2);
      const first = await store.append(stream, at(1), batch);
      await store.append(stream, at(3), events(5));
      expect(await store.append(stream, at(1), batch)).toEqual(first);
      expect(await toArray(store.read(stream))).toHaveLength(9);
    });

    test('succeeds with any', async () => {
      const { store } = current();
      const stream = freshStream();
      const batch = events(2);
      await store.append(stream, 'any', events(1));
      const first = await store.append(stream, 'any', batch);
      await store.append(stream, 'any', events(1));
      expect(await store.append(stream, 'any', batch)).toEqual(first);
      expect(await toArray(store.read(stream))).toHaveLength(4);
    });

    test('succeeds where both attempts are under way at once', async () => {
      const { store } = current();
      const stream = freshStream();
      const batch = events(2);
      const [one, other] = await Promise.all([
        store.append(stream, 'noStream', batch),
        store.append(stream, 'noStream', batch),
      ]);
      expect(one).toEqual(other);
      expect(await toArray(store.read(stream))).toHaveLength(2);
    });

    test('is a conflict at another expected revision', async () => {
      const { store } = current();
      const stream = freshStream();
      const batch = events(2);
      await store.append(stream, 'noStream', batch);
      await store.append(stream, at(1), events(3));
      await expect(store.append(stream, at(0), batch)).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(await toArray(store.read(stream))).toHaveLength(5);
    });

    test('is a conflict where only a part of the batch is stored', async () => {
      const { store } = current();
      const stream = freshStream();
      const [first, second, third] = [event(), event(), event()];
      await store.append(stream, 'noStream', [first, second]);
      for (const batch of [
        [first, third],
        [first, second, third],
        [third, second],
      ]) {
        await expect(store.append(stream, 'noStream', batch)).rejects.toBeInstanceOf(WrongExpectedRevision);
      }
      await expect(store.append(stream, 'any', [second, third])).rejects.toBeInstanceOf(WrongExpectedRevision);
      expect(idsOf(await toArray(store.read(stream)))).toEqual(idsOf([first, second]));
    });

    test('succeeds for a part of what was stored at that revision', async () => {
      const { store } = current();
      const stream = freshStream();
      const [first, second] = [event(), event()];
      await store.append(stream, 'noStream', [first, second]);
      expect(await store.append(stream, 'noStream', [first])).toMatchObject({ firstRevision: 0, lastRevision: 0 });
    });
  });
}
