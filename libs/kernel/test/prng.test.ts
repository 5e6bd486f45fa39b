import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Prng } from '../src/index.js';

describe('Prng', () => {
  test('repeats itself for the same seed, and only for it', () => {
    const numbers = (seed: string): number[] => {
      const prng = Prng.from(seed);
      return Array.from({ length: 20 }, () => prng.uint32());
    };
    expect(numbers('a game')).toEqual(numbers('a game'));
    expect(numbers('a game')).not.toEqual(numbers('another game'));
  });

  test('keeps its numbers: a seed reproduces a simulation', () => {
    const prng = Prng.from('stacktrail');
    expect([prng.uint32(), prng.uint32(), prng.below(6), [...prng.bytes(6)]]).toMatchInlineSnapshot(`
      [
        944293823,
        1869786797,
        5,
        [
          102,
          148,
          149,
          253,
          62,
          64,
        ],
      ]
    `);
  });

  test('stays below its bound', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, bound) => {
        const value = Prng.from(seed).below(bound);
        expect(Number.isInteger(value) && value >= 0 && value < bound).toBe(true);
      }),
    );
  });

  test.each([6, 3 * 2 ** 30])('gives each part of the numbers below %d its share', (bound) => {
    const prng = Prng.from('fair');
    const counts = [0, 0, 0];
    for (let i = 0; i < 30_000; i++) counts[Math.floor((prng.below(bound) / bound) * 3)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(13.8); // 2 degrees of freedom, p = 0.001
  });

  test('picks items of the list, and refuses an empty one', () => {
    const prng = Prng.from('pick');
    const picked = new Set(Array.from({ length: 50 }, () => prng.pick(['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
    expect(() => prng.pick([])).toThrow('nothing is below 0');
  });
});
