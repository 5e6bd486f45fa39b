import { randomBytes } from 'node:crypto';
import { Sha256, utf8Encode } from '@stacktrail/kernel';
import { newUuid, uuidOf } from './identifiers.js';

/** Where a new game's ids and secrets come from. */
export interface Randomness {
  /** Whether nobody can know them beforehand, so that the game's shuffles can be proved fair (docs/decisions.md D8). */
  readonly provable: boolean;
  /** @param purpose what they are for: another purpose gives other bytes */
  bytes(purpose: string, length: number): Uint8Array;
  uuid(purpose: string): string;
}

/** Random bytes of the operating system. */
export const unpredictable: Randomness = {
  provable: true,
  bytes: (_, length) => Uint8Array.from(randomBytes(length)),
  uuid: () => newUuid(),
};

const domain = utf8Encode('stacktrail/simulated/1');

/** Makes the same ids and secrets from the same seed, for simulations. Whoever knows the seed knows them all. */
export function derivedFrom(seed: string): Randomness {
  return {
    provable: false,
    bytes: (purpose, length) =>
      new Sha256()
        .update(domain)
        .update(utf8Encode(`${seed}\u0000${purpose}`))
        .digest()
        .slice(0, length),
    uuid: (purpose) => uuidOf('simulated', seed, purpose),
  };
}
