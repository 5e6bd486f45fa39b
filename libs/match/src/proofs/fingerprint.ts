import { createHash, createPublicKey, type KeyObject } from 'node:crypto';

/** The fingerprint by which a public key can be found. */
export function fingerprint(key: KeyObject): string {
  const open = key.type === 'private' ? createPublicKey(key) : key;
  return createHash('sha256')
    .update(open.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}
