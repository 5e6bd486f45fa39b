/**
 * The game's randomness: word `n` of its draw sequence. Facts record which words were used, so the game never draws the
 * same word twice. Only the holder of the seed can compute the words.
 */
export interface RandomWords {
  /** A uniform order of `length` things, from word `n` on; `next` is the first unused word. */
  permutation(length: number, n: number): { readonly order: readonly number[]; readonly next: number };
  /** A uniform whole number from 0 to `bound` - 1. */
  below(bound: number, n: number): { readonly value: number; readonly next: number };
}

/** Draws of the game use words below this one. */
const firstSecretWord = 2 ** 40;

/**
 * The first of the words from which ids of hidden cards are made. Each fact has its own words, and none of them is a
 * draw of the game (docs/decisions.md D8).
 */
export function secretWord(revision: number): number {
  return firstSecretWord + revision * 256;
}
