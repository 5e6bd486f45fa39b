import { describe, expect, test } from '@jest/globals';
import type { ReadOptions } from '../event-store.js';
import { at, events, freshStream, idsOf, revisionsOf, toArray } from './sample-events.js';
import type { CurrentStore } from './store-under-test.js';

/** More than a page of any store. */
const MANY = 700;

export function describeReads(current: CurrentStore): void {
  describe('read', () => {
    const reads: readonly (readonly [string, ReadOptions, readonly number[]])[] = [
      ['forward', {}, [0, 1, 2, 3, 4]],
      ['backward', { direction: 'backward' }, [4, 3, 2, 1, 0]],
      ['forward with a limit', { limit: 2 }, [0, 1]],
      ['backward with a limit', { direction: 'backward', limit: 2 }, [4, 3]],
      ['forward from a revision, which is included', { from: at(2) }, [2, 3, 4]],
      ['backward from a revision, which is included', { from: at(2), direction: 'backward' }, [2, 1, 0]],
      ['forward from a revision with a limit', { from: at(1), limit: 2 }, [1, 2]],
      ['backward from a revision with a limit', { from: at(3), direction: 'backward', limit: 2 }, [3, 2]],
      ['backward from the first', { from: at(0), direction: 'backward' }, [0]],
      ['forward from beyond the end', { from: at(9) }, []],
      ['backward from beyond the end', { from: at(9), direction: 'backward' }, [4, 3, 2, 1, 0]],
      ['with a limit beyond the end', { limit: 99 }, [0, 1, 2, 3, 4]],
      ['with the limit 0', { limit: 0 }, []],
    ];
    test.each(reads)('%s', async (_, options, expected) => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(5));
      expect(revisionsOf(await toArray(store.read(stream, options)))).toEqual(expected);
    });

    test('gives nothing for a stream that does not exist, in both directions', async () => {
      const { store } = current();
      expect(await toArray(store.read(freshStream()))).toEqual([]);
      expect(await toArray(store.read(freshStream(), { direction: 'backward', limit: 1 }))).toEqual([]);
    });

    test('gives a long stream whole, in both directions', async () => {
      const { store } = current();
      const stream = freshStream();
      const written = events(MANY);
      await store.append(stream, 'noStream', written);
      expect(idsOf(await toArray(store.read(stream)))).toEqual(idsOf(written));
      expect(idsOf(await toArray(store.read(stream, { direction: 'backward' })))).toEqual(idsOf(written).reverse());
    });

    test('can be broken off, and begun again', async () => {
      const { store } = current();
      const stream = freshStream();
      await store.append(stream, 'noStream', events(MANY));
      const reading = store.read(stream);
      for await (const { revision } of reading) if (revision === 3) break;
      expect(await toArray(store.read(stream))).toHaveLength(MANY);
    });

    test('keeps streams apart', async () => {
      const { store } = current();
      const [one, other] = [freshStream(), freshStream()];
      await store.append(one, 'noStream', events(2));
      await store.append(other, 'noStream', events(3));
      expect((await toArray(store.read(one))).map(({ stream }) => stream)).toEqual([one, one]);
    });

    test('refuses a limit that is no count', async () => {
      const { store } = current();
      await expect(toArray(store.read(freshStream(), { limit: -1 }))).rejects.toBeInstanceOf(RangeError);
      await expect(toArray(store.readAll({ limit: 1.5 }))).rejects.toBeInstanceOf(RangeError);
    });
  });
}
