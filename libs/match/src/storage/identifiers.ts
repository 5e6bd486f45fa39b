import { createHash, randomUUID } from 'node:crypto';

/** The namespace of all ids that are derived here. */
const namespace = Buffer.from('6f2c1f0c5f3b4c7e9a54d1a8b0e27f43', 'hex');

/** A UUID that nobody can foresee. */
export function newUuid(): string {
  return randomUUID();
}

/** A UUID that is always the same for the same words (RFC 9562, version 5). */
export function uuidOf(...words: readonly string[]): string {
  const hash = createHash('sha1').update(namespace).update(words.join('\u0000')).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
