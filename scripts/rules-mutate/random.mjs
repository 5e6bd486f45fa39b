import { createHash } from 'node:crypto';

/**
 * Numbers below a bound, the same ones for the same seed.
 *
 * @param {string} seed
 * @returns {(bound: number) => number}
 */
export function randomBelow(seed) {
  let drawn = 0;
  return (bound) => {
    const digest = createHash('sha256').update(`${seed} ${drawn++}`).digest();
    return digest.readUIntBE(0, 6) % bound;
  };
}
