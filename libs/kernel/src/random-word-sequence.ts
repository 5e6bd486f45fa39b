import { invariant } from './assert.js';
import { ByteWriter } from './byte-writer.js';
import { remainder } from './remainder.js';
import { Sha256, sha256 } from './sha256.js';
import { utf8Encode } from './utf8.js';

const DOMAIN = utf8Encode('stacktrail/draw/1');
const SEED_BYTES = 32;
const WORDS_A_BLOCK = 8;
const WORDS = 0x1_0000_0000;

/** A drawn number, and the number of the first word that the draw left unused. */
export interface Drawn {
  readonly value: number;
  readonly next: number;
}

/** A drawn order, and the number of the first word that the draw left unused. */
export interface DrawnOrder {
  readonly order: number[];
  readonly next: number;
}

/**
 * A game's random words. Each is a keyed function of the seed, the seats' nonces and the word's number, so whoever
 * knows seed and nonces can check every draw. The sequence keeps no place: the caller keeps the number of the next
 * word.
 *
 * The key is SHA-256("stacktrail/draw/1" ‖ seed ‖ each nonce after its length as a varint). Word n is the big-endian
 * 32-bit word n mod 8 of SHA-256(key ‖ floor(n / 8) as a big-endian 64-bit integer).
 */
export class RandomWordSequence {
  private readonly hash = new Sha256();
  private readonly input: Uint8Array;
  private cachedBlock = -1;
  private cachedWords: Uint8Array = new Uint8Array(0);

  private constructor(key: Uint8Array) {
    this.input = new Uint8Array(key.length + 8);
    this.input.set(key);
  }

  /**
   * @param seed 32 secret bytes
   * @param nonces what each seat contributed, in seat order
   * @throws InvariantBroken if the seed is not 32 bytes long
   */
  static create(seed: Uint8Array, nonces: readonly Uint8Array[]): RandomWordSequence {
    invariant(seed.length === SEED_BYTES, () => `a seed has ${SEED_BYTES} bytes, not ${seed.length}`);
    const input = new ByteWriter();
    input.raw(DOMAIN);
    input.raw(seed);
    for (const nonce of nonces) input.bytes(nonce);
    return new RandomWordSequence(sha256(input.view()));
  }

  /** The `n`-th 32-bit word, unsigned. */
  word(n: number): number {
    invariant(Number.isSafeInteger(n) && n >= 0, () => `no word has the number ${n}`);
    const block = Math.floor(n / WORDS_A_BLOCK);
    if (block !== this.cachedBlock) this.fillCache(block);
    const words = this.cachedWords;
    const at = (n % WORDS_A_BLOCK) * 4;
    return ((words[at]! << 24) | (words[at + 1]! << 16) | (words[at + 2]! << 8) | words[at + 3]!) >>> 0;
  }

  /**
   * A uniform integer from 0 to `bound` - 1. Words in the last, incomplete run of `bound` are rejected, so a draw may
   * use several words.
   *
   * @param bound from 1 to 2³²
   * @param n the first word to use
   */
  below(bound: number, n: number): Drawn {
    invariant(Number.isInteger(bound) && bound >= 1 && bound <= WORDS, () => `nothing is below ${bound}`);
    const limit = WORDS - (WORDS % bound);
    for (let next = n; ; next++) {
      const word = this.word(next);
      if (word < limit) return { value: remainder(word, bound), next: next + 1 };
    }
  }

  /**
   * A uniform order of `length` things (Fisher–Yates, from the last place to the second): place i gets the thing that
   * was at `order[i]`.
   *
   * @param n the first word to use
   */
  permutation(length: number, n: number): DrawnOrder {
    const order = Array.from({ length }, (_, i) => i);
    let next = n;
    for (let last = length - 1; last > 0; last--) {
      const chosen = this.below(last + 1, next);
      next = chosen.next;
      const moved = order[last]!;
      order[last] = order[chosen.value]!;
      order[chosen.value] = moved;
    }
    return { order, next };
  }

  private fillCache(block: number): void {
    const { input } = this;
    const high = Math.floor(block / WORDS);
    for (let i = 0; i < 4; i++) {
      input[input.length - 8 + i] = high >>> (24 - 8 * i);
      input[input.length - 4 + i] = block >>> (24 - 8 * i);
    }
    this.cachedWords = this.hash.reset().update(input).digest();
    this.cachedBlock = block;
  }
}
