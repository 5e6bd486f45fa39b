import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Tokens } from './tokens.js';

/** Tokens that only whoever gave the command that made them can read again; all three in base64url. */
export interface SealedTokens {
  readonly salt: string;
  readonly nonce: string;
  readonly box: string;
}

/** What opens sealed tokens. None of it is stored. */
export interface CreatorsKey {
  readonly commandId: string;
  /** The hash of the request, with the caller's own secret in it. */
  readonly request: string;
  /** The secret that the caller has sent with the command; empty if there was none. */
  readonly secret: string;
}

const cipher = 'aes-256-gcm';
const tagBytes = 16;

/** Seals tokens, so that a command that is repeated because its answer was lost gives them again. */
export function sealTokens(tokens: Tokens, key: CreatorsKey): SealedTokens {
  const [salt, nonce] = [randomBytes(16), randomBytes(12)];
  const box = createCipheriv(cipher, keyFrom(key, salt), nonce);
  const sealed = Buffer.concat([box.update(JSON.stringify(tokens), 'utf8'), box.final(), box.getAuthTag()]);
  return { salt: textOf(salt), nonce: textOf(nonce), box: textOf(sealed) };
}

/** The tokens again; `null` for another key, and where what was sealed is damaged. */
export function openTokens({ salt, nonce, box }: SealedTokens, key: CreatorsKey): Tokens | null {
  try {
    const sealed = bytesOf(box);
    const opened = createDecipheriv(cipher, keyFrom(key, bytesOf(salt)), bytesOf(nonce));
    opened.setAuthTag(sealed.subarray(-tagBytes));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -tagBytes)), opened.final()]);
    return JSON.parse(text.toString('utf8')) as Tokens;
  } catch {
    return null;
  }
}

function keyFrom({ commandId, request, secret }: CreatorsKey, salt: Buffer): Buffer {
  const words = JSON.stringify([commandId, request, secret]);
  return Buffer.from(hkdfSync('sha256', words, salt, 'stacktrail/sealed tokens/1', 32));
}

function textOf(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
