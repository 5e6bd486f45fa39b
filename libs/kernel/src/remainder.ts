/**
 * The remainder of an unsigned 32-bit word, as a small integer. V8 stores the remainder of a large number as a
 * floating-point number, also in every field that it is copied to, and objects with such fields are several times as
 * slow to make and to read.
 */
export function remainder(word: number, bound: number): number {
  const rest = word % bound;
  return rest < 0x8000_0000 ? rest | 0 : rest;
}
