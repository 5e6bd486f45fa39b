import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { evenJson, paddedSize } from './even-json.js';
import type { SecretValues } from './secrecy.js';

export const KEY_BYTES = 32;

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The first byte: how the rest is to be read. */
const PLAIN = 1;
const COMPRESSED = 2;
/** No event is larger than a batch, and no text is compressed that is larger. */
const LARGEST_BYTES = 16 * 1024 * 1024;

/** The event that a box belongs to: in the place of another it can't be opened. */
export interface BoxPlace {
  readonly stream: string;
  readonly type: string;
  readonly id: string;
}

/** Seals secret values with AES-256-GCM under a nonce of their own. */
export function sealBox(secrets: SecretValues, key: Buffer, place: BoxPlace, compressed = false): string {
  const text = Buffer.from(evenJson(secrets));
  const packed = compressed ? deflateRawSync(text) : text;
  const length = Buffer.alloc(4);
  length.writeUInt32BE(packed.length);
  const bytes = Buffer.alloc(paddedSize(length.length + packed.length));
  length.copy(bytes);
  packed.copy(bytes, length.length);
  const head = Buffer.from([compressed ? COMPRESSED : PLAIN]);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(boundTo(head, place));
  return Buffer.concat([head, nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** @returns `null` if the box is damaged, was moved from another event, or was sealed with another key */
export function openBox(box: string, key: Buffer, place: BoxPlace): SecretValues | null {
  try {
    const bytes = Buffer.from(box, 'base64');
    const [head, nonce] = [bytes.subarray(0, 1), bytes.subarray(1, 1 + NONCE_BYTES)];
    const cipher = createDecipheriv(CIPHER, key, nonce).setAAD(boundTo(head, place));
    cipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const padded = Buffer.concat([cipher.update(bytes.subarray(1 + NONCE_BYTES, -TAG_BYTES)), cipher.final()]);
    const packed = padded.subarray(4, 4 + padded.readUInt32BE());
    const text = head[0] === COMPRESSED ? inflateRawSync(packed, { maxOutputLength: LARGEST_BYTES }) : packed;
    return JSON.parse(text.toString('utf8')) as SecretValues;
  } catch {
    return null;
  }
}

function boundTo(head: Buffer, { stream, type, id }: BoxPlace): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([stream, type, id]))]);
}
