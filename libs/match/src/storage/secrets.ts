import type { AnyGameEvent, Revision, VeilSalts } from '@stacktrail/game-events';
import { commitment, fromHex, keyCommitment, salt, toHex } from '@stacktrail/kernel';
import type { Secrets } from '@stacktrail/rules';
import type { Randomness } from './randomness.js';

/** A seed of 32 bytes, and the salt of 16 bytes in the commitment to it. */
export interface Seed {
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
  /** The key of 32 bytes that the salts of veils derive from; absent where they derive from the seed. */
  readonly veil?: Uint8Array;
}

/** A seed, and the revision of the fact that committed to it: it is in use from there on. */
export interface SeedInUse extends Seed {
  readonly from: Revision;
}

/** Everything that a game's random draws depend on. */
export interface GameSecrets {
  /** In the order in which they came into use: another follows where play went on after one was revealed. */
  readonly seeds: readonly SeedInUse[];
  readonly nonces: readonly Uint8Array[];
}

/** @param hasVeil whether veiled fields get a key of their own, which the revealed seed doesn't open */
export function newSeed(randomness: Randomness, { hasVeil }: { readonly hasVeil: boolean }): Seed {
  const seed = { seed: randomness.bytes('seed', 32), salt: randomness.bytes('salt of the seed', 16) };
  return hasVeil ? { ...seed, veil: randomness.bytes('key of the veils', 32) } : seed;
}

/** A seed as it is stored: in hexadecimal digits. */
export type SeedInHex = Readonly<Record<'seed' | 'salt', string>> & { readonly veil?: string };

export function inHex({ seed, salt: salted, veil }: Seed): SeedInHex {
  return { seed: toHex(seed), salt: toHex(salted), ...(veil === undefined ? {} : { veil: toHex(veil) }) };
}

export function ofHex({ seed, salt: salted, veil }: SeedInHex): Seed {
  return { seed: fromHex(seed), salt: fromHex(salted), ...(veil === undefined ? {} : { veil: fromHex(veil) }) };
}

/** The commitment to a seed in `GameStarted` and `SeedCommitted`. */
export function commitmentTo({ seed, salt: salted }: Seed): string {
  return toHex(commitment(salted, seed));
}

/** The commitment to the key of veils in these events; empty if there is none. */
export function veilCommitmentTo({ veil }: Seed): string {
  return veil === undefined ? '' : toHex(keyCommitment(veil));
}

/** The commitments of a game in the order of its stream. Reversals don't remove any. */
export function commitmentsIn(
  events: readonly AnyGameEvent[],
): readonly { readonly from: Revision; readonly commitment: string; readonly veilCommitment: string }[] {
  return events.flatMap((event) =>
    event.type === 'GameStarted' || event.type === 'SeedCommitted'
      ? [
          {
            from: event.revision,
            commitment: event.data.seedCommitment,
            veilCommitment: event.data.veilCommitment,
          },
        ]
      : [],
  );
}

/** What each seat contributed to the randomness, in seat order. */
export function noncesIn(events: readonly AnyGameEvent[]): readonly Uint8Array[] {
  return events.flatMap((event) => (event.type === 'NonceGiven' ? [fromHex(event.data.nonce)] : []));
}

/** The seed in use at a revision. */
export function seedAt({ seeds }: GameSecrets, revision: number): SeedInUse | undefined {
  return seeds.findLast(({ from }) => from <= revision) ?? seeds[0];
}

/** The seed, salt and nonces with which the rules draw at a revision. */
export function secretsAt(secrets: GameSecrets, revision: number): Secrets | undefined {
  const inUse = seedAt(secrets, revision);
  if (inUse === undefined) return undefined;
  const { seed, salt: salted, veil } = inUse;
  return { seed, salt: salted, nonces: secrets.nonces, ...(veil === undefined ? {} : { veil }) };
}

/**
 * The salts that hide a game's veiled fields. Each derives from the key of veils that is in use at its revision or, in
 * games without such a key, from the seed; revealing that seed opens all veils.
 */
export function veilSalts(secrets: () => GameSecrets): VeilSalts {
  return {
    saltOf(revision) {
      const inUse = seedAt(secrets(), revision);
      return salt(inUse?.veil ?? inUse?.seed ?? new Uint8Array(32), revision);
    },
  };
}
