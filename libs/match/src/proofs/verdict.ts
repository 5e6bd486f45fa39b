import { createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { DisputeData, Ruling, VerdictSignature } from '@stacktrail/game-events';
import { canonicalJson, utf8Encode } from '@stacktrail/kernel';
import { fingerprint } from './fingerprint.js';

/**
 * Signs a ruling, and with it everything that was said before it in the game's disputes.
 *
 * @param before the link of the event before the ruling, which stands for all events up to there
 * @param key an Ed25519 private key
 */
export function signRuling(game: string, before: string, ruling: Ruling, key: KeyObject): VerdictSignature {
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  const signature = sign(null, vouched(game, before, ruling), key).toString('base64');
  return { key: fingerprint(key), publicKey, signature };
}

/** Whether a ruling is what was signed. @returns what is wrong, or `null` */
export function rulingFault(game: string, before: string, made: DisputeData['RulingMade']): string | null {
  const { signed, ...ruling } = made;
  const key = keyOf(signed);
  if (key === null) return 'the key that it is signed with can’t be read';
  if (fingerprint(key) !== signed.key) return 'it names another key than the one that it is signed with';
  const holds = verify(null, vouched(game, before, ruling), key, Buffer.from(signed.signature, 'base64'));
  return holds ? null : 'the signature of the ruling isn’t one of what it stands beside';
}

function keyOf({ publicKey }: VerdictSignature): KeyObject | null {
  try {
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), type: 'spki', format: 'der' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** The bytes that are signed: a name of the purpose, then the ruling with what it follows, in canonical JSON. */
function vouched(game: string, before: string, ruling: Ruling): Uint8Array {
  return utf8Encode(`stacktrail/verdict/1 ${canonicalJson({ game, before, ruling })}`);
}
