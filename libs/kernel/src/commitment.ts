import { Sha256 } from './sha256.js';
import { utf8Encode } from './utf8.js';

const SALT_DOMAIN = utf8Encode('stacktrail/salt');
const COMMITMENT_DOMAIN = utf8Encode('stacktrail/commit/1');
const KEY_DOMAIN = utf8Encode('stacktrail/key/1');
const SALT_BYTES = 16;

/**
 * One hash is used for all, and reset at each use, because these functions are called for every event that veils
 * something.
 */
const hash = new Sha256();
const counter = new Uint8Array(8);

/**
 * The salt of a game's commitment number `index`: the first 16 bytes of SHA-256("stacktrail/salt" ‖ seed ‖ index as a
 * big-endian 64-bit integer). With a seed of 32 bytes the hash takes one block. Nobody without the seed can guess the
 * salt, so nobody can guess what was committed to.
 */
export function salt(seed: Uint8Array, index: number): Uint8Array {
  let rest = index;
  for (let i = 7; i >= 0; i--) {
    counter[i] = rest % 0x100;
    rest = Math.floor(rest / 0x100);
  }
  return hash.reset().update(SALT_DOMAIN).update(seed).update(counter).digest().slice(0, SALT_BYTES);
}

/**
 * A hash that binds to `bytes` without showing them: SHA-256("stacktrail/commit/1" ‖ salt ‖ bytes). Every salt has 16
 * bytes, so no separator is needed after it.
 */
export function commitment(withSalt: Uint8Array, bytes: Uint8Array): Uint8Array {
  return hash.reset().update(COMMITMENT_DOMAIN).update(withSalt).update(bytes).digest();
}

/**
 * Derives a key of 32 secret bytes from another one, about which it tells nothing: SHA-256("stacktrail/key/1" ‖ key ‖
 * purpose).
 */
export function derivedKey(key: Uint8Array, purpose: string): Uint8Array {
  return hash.reset().update(KEY_DOMAIN).update(key).update(utf8Encode(purpose)).digest();
}

/** A hash that binds to a key of 32 random bytes. Nobody can guess such a key, so the hash needs no salt. */
export function keyCommitment(key: Uint8Array): Uint8Array {
  return derivedKey(key, 'commitment');
}
