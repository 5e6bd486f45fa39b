/**
 * The game's randomness: word `n` of its draw sequence. Which words are used is recorded in the facts, so the game
 * never draws twice; only the holder of the seed can make one.
 */
export interface RandomWords {
  /** A uniform order of `length` things, from word `n` on; `next` is the first unused word. */
  permutation(length: number, n: number): { readonly order: readonly number[]; readonly next: number };
  /** A uniform whole number from 0 to `bound` - 1. */
  below(bound: number, n: number): { readonly value: number; readonly next: number };
}

/** Draws use words below this one. */
const firstSecretWord = 2 ** 40;

/**
 * The words from which numbers of hidden cards come: each fact has its own, and none is a draw of the game
 * (docs/decisions.md D8).
 */
export function secretWord(revision: number): number {
  return firstSecretWord + revision * 256;
}
