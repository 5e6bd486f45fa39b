import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RandomWordSequence, commitment, salt, utf8Encode } from '../src/index.js';

const seed = Uint8Array.from({ length: 32 }, (_, i) => i);
const nonces = [Uint8Array.of(1, 2, 3), Uint8Array.of(9)];

/** The sequence as its docstring defines it, written a second time and without a cache. */
function wordByDefinition(n: number): number {
  const key = createHash('sha256').update('stacktrail/draw/1').update(seed);
  for (const nonce of nonces) key.update(Uint8Array.of(nonce.length)).update(nonce);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(n / 8)));
  return createHash('sha256')
    .update(key.digest())
    .update(counter)
    .digest()
    .readUInt32BE((n % 8) * 4);
}

describe('DrawSequence', () => {
  test('gives the words that its definition gives, in whatever order they are asked for', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    fc.assert(
      fc.property(fc.oneof(fc.nat(40), fc.maxSafeNat()), (n) => {
        expect(draws.word(n)).toBe(wordByDefinition(n));
      }),
    );
  });

  test('keeps its first words: a finished game must be checkable forever', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    expect([0, 1, 7, 8].map((n) => draws.word(n))).toMatchInlineSnapshot(`
      [
        785543418,
        2090159488,
        4038307188,
        3885820481,
      ]
    `);
    expect(draws.permutation(10, 0)).toMatchInlineSnapshot(`
      {
        "next": 9,
        "order": [
          7,
          4,
          0,
          9,
          3,
          5,
          2,
          6,
          1,
          8,
        ],
      }
    `);
  });

  test('depends on the seed, on each nonce and on where one nonce ends', () => {
    const first = (bytes: Uint8Array, contributed: Uint8Array[]): number =>
      RandomWordSequence.create(bytes, contributed).word(0);
    const words = [
      first(seed, nonces),
      first(seed.toReversed(), nonces),
      first(seed, []),
      first(seed, [Uint8Array.of(1, 2), Uint8Array.of(3, 9)]),
      first(seed, [Uint8Array.of(1, 2, 3), Uint8Array.of(8)]),
      first(seed, nonces.toReversed()),
    ];
    expect(new Set(words).size).toBe(words.length);
  });

  test('draws below a bound, and says which word comes next', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(1000), (bound, n) => {
        const { value, next } = draws.below(bound, n);
        expect(value).toBe(draws.word(next - 1) % bound);
        expect(next).toBeGreaterThan(n);
        // What was passed over lay in the incomplete run at the end.
        const limit = 2 ** 32 - (2 ** 32 % bound);
        for (let skipped = n; skipped < next - 1; skipped++) expect(draws.word(skipped)).toBeGreaterThanOrEqual(limit);
        expect(draws.word(next - 1)).toBeLessThan(limit);
      }),
    );
  });

  test('passes over words that would favour small values', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    const bound = 2 ** 31 + 1;
    const rejected = Array.from({ length: 50 }, (_, n) => n).find((n) => draws.word(n) >= bound)!;
    expect(draws.below(bound, rejected).next).toBeGreaterThan(rejected + 1);
  });

  test('orders things: every thing has one place, and every order is as likely', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    const counts = new Map<string, number>();
    let next = 0;
    for (let i = 0; i < 6000; i++) {
      const drawn = draws.permutation(3, next);
      next = drawn.next;
      const key = drawn.order.join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(['0,1,2', '0,2,1', '1,0,2', '1,2,0', '2,0,1', '2,1,0']);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, p = 0.001
  });

  test('uses no word to order one thing or none', () => {
    const draws = RandomWordSequence.create(seed, nonces);
    expect(draws.permutation(0, 5)).toEqual({ order: [], next: 5 });
    expect(draws.permutation(1, 5)).toEqual({ order: [0], next: 5 });
  });

  test('refuses a short seed, a bound of nothing and a word before the first', () => {
    expect(() => RandomWordSequence.create(seed.subarray(1), [])).toThrow('a seed has 32 bytes, not 31');
    const draws = RandomWordSequence.create(seed, []);
    expect(() => draws.below(0, 0)).toThrow('nothing is below 0');
    expect(() => draws.word(-1)).toThrow('no word has the number -1');
  });
});

describe('commitments', () => {
  test('have salts that only the seed can give, each its own', () => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(2n ** 40n + 7n);
    const expected = createHash('sha256').update('stacktrail/salt').update(seed).update(counter).digest();
    expect([...salt(seed, 2 ** 40 + 7)]).toEqual([...expected.subarray(0, 16)]);
    expect(salt(seed, 0)).not.toEqual(salt(seed, 1));
  });

  test('bind to the salt and to every byte', () => {
    const secret = utf8Encode('Lightning Bolt');
    const expected = createHash('sha256').update('stacktrail/commit/1').update(salt(seed, 0)).update(secret).digest();
    expect([...commitment(salt(seed, 0), secret)]).toEqual([...expected]);
    expect(commitment(salt(seed, 1), secret)).not.toEqual(commitment(salt(seed, 0), secret));
  });
});
