import { digestForm, stateDigest, type GameState } from '@stacktrail/game-state';
import { commitment, derivedKey, salt, toHex, utf8Encode } from '@stacktrail/kernel';
import { seedAt, type GameSecrets } from './secrets.js';

/** 64 bits tell two states apart that two programs make of the same facts. */
const sealBytes = 8;

/** Memoised: the key for states that derives from the key of a game's veils. */
const keys = new WeakMap<Uint8Array, Uint8Array>();

function keyOf(secret: Uint8Array): Uint8Array {
  const key = keys.get(secret) ?? derivedKey(secret, 'digests of states');
  keys.set(secret, key);
  return key;
}

/**
 * What a batch says of the state after it, in hexadecimal digits: the form of digests, and 64 bits of a salted hash of
 * the digest. The digest itself would confirm a guessed hand.
 */
export function stateSeal(secrets: GameSecrets, state: GameState): string | undefined {
  const inUse = seedAt(secrets, state.revision);
  if (inUse === undefined) return undefined;
  const hiding = salt(keyOf(inUse.veil ?? inUse.seed), state.revision);
  const sealed = commitment(hiding, utf8Encode(stateDigest(state))).subarray(0, sealBytes);
  return formInHex + toHex(sealed);
}

const formInHex = digestForm.toString(16).padStart(2, '0');

/** Whether a batch's state was digested in today's form, so that it can be compared. */
export function isOfThisForm(seal: string): boolean {
  return seal.startsWith(formInHex);
}
