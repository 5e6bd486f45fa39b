import type { Primitive } from './primitives-of-trees.js';

/** Primitives that no text is read for yet. */
export const withoutWords: readonly Primitive[] = [
  'do: double',
  'enters: under an effect',
  'if: noted',
  'players: opponent',
  'rule: blocks each combat if able',
];
