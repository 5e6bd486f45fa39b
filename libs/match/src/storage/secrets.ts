import type { AnyGameEvent, Revision, VeilSalts } from '@stacktrail/game-events';
import { commitment, fromHex, salt, toHex } from '@stacktrail/kernel';
import type { Secrets } from '@stacktrail/rules';
import type { Randomness } from './randomness.js';

/** A seed of 32 bytes, and the salt of 16 bytes in the commitment to it. */
export interface Seed {
  readonly seed: Uint8Array;
  readonly salt: Uint8Array;
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

export function newSeed(randomness: Randomness, purpose = 'seed'): Seed {
  return { seed: randomness.bytes(purpose, 32), salt: randomness.bytes(`salt of the ${purpose}`, 16) };
}

/** What `GameStarted` and `SeedCommitted` say of a seed. */
export function commitmentTo({ seed, salt: salted }: Seed): string {
  return toHex(commitment(salted, seed));
}

/** The commitments of a game in the order of its stream: reversals take none back. */
export function commitmentsIn(
  events: readonly AnyGameEvent[],
): readonly { readonly from: Revision; readonly commitment: string }[] {
  return events.flatMap((event) =>
    event.type === 'GameStarted' || event.type === 'SeedCommitted'
      ? [{ from: event.revision, commitment: event.data.seedCommitment }]
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
  return inUse && { seed: inUse.seed, salt: inUse.salt, nonces: secrets.nonces };
}

/**
 * The salts that hide a game's veiled fields. Each is derived from the seed in use at its revision: once a seed is
 * revealed, everything that it hid can be found out, so later facts are hidden by another seed.
 */
export function veilSalts(secrets: () => GameSecrets): VeilSalts {
  return { saltOf: (revision) => salt(seedAt(secrets(), revision)?.seed ?? new Uint8Array(32), revision) };
}
