import { invariant } from './assert.js';
import { remainder } from './remainder.js';
import { sha256 } from './sha256.js';
import { utf8Encode } from './utf8.js';

const WORDS = 0x1_0000_0000;

/**
 * A small fast generator for bots and simulations: xoshiro128** (Blackman and Vigna), seeded through SHA-256. Its output
 * can be predicted; a game's own shuffles come from `RandomWordSequence`.
 */
export class Prng {
  private constructor(
    private a: number,
    private b: number,
    private c: number,
    private d: number,
  ) {}

  /** The generator of this seed: the same seed gives the same numbers, on every machine. */
  static from(seed: string): Prng {
    const hash = sha256(utf8Encode(seed));
    const word = (at: number): number =>
      hash[at]! | (hash[at + 1]! << 8) | (hash[at + 2]! << 16) | (hash[at + 3]! << 24);
    // All zero is the one state that it never leaves.
    return new Prng(word(0) | 1, word(4), word(8), word(12));
  }

  /** A uniform unsigned 32-bit integer. */
  uint32(): number {
    const product = Math.imul(this.b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9);
    const shifted = this.b << 9;
    this.c ^= this.a;
    this.d ^= this.b;
    this.b ^= this.c;
    this.a ^= this.d;
    this.c ^= shifted;
    this.d = (this.d << 11) | (this.d >>> 21);
    return result >>> 0;
  }

  /**
   * A uniform integer from 0 to `bound` - 1.
   *
   * @param bound from 1 to 2³²
   */
  below(bound: number): number {
    invariant(Number.isInteger(bound) && bound >= 1 && bound <= WORDS, () => `nothing is below ${bound}`);
    for (;;) {
      const word = this.uint32();
      const value = remainder(word, bound);
      // A larger word lies in the last, incomplete run of `bound` and would make small numbers more likely.
      if (word - value <= WORDS - bound) return value;
    }
  }

  /** One of the list's items, each as likely as the others. The list must not be empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** `length` uniform bytes. */
  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length);
    for (let i = 0; i < length; i += 4) {
      const word = this.uint32();
      for (let j = i; j < i + 4 && j < length; j++) bytes[j] = word >>> (8 * (j - i));
    }
    return bytes;
  }
}
