import { MalformedBytes } from './malformed-bytes.js';

/** Encodes a string as UTF-8. A lone surrogate becomes U+FFFD, as the Encoding Standard has it. */
export function utf8Encode(text: string): Uint8Array {
  // A UTF-16 code unit takes three bytes at most: a surrogate pair is two units and four bytes.
  const bytes = new Uint8Array(text.length * 3);
  return bytes.slice(0, utf8EncodeInto(text, bytes, 0));
}

/**
 * Encodes a string as UTF-8 into an array that has room for three bytes a code unit.
 *
 * @returns the index after the last byte written
 */
export function utf8EncodeInto(text: string, target: Uint8Array, start: number): number {
  let at = start;
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i);
    if (code >= 0xd800 && code < 0xe000) {
      code = text.codePointAt(i)!;
      if (code >= 0x10000) i++;
      else code = 0xfffd;
    }
    if (code < 0x80) {
      target[at++] = code;
    } else if (code < 0x800) {
      target[at++] = 0xc0 | (code >> 6);
      target[at++] = 0x80 | (code & 0x3f);
    } else if (code < 0x10000) {
      target[at++] = 0xe0 | (code >> 12);
      target[at++] = 0x80 | ((code >> 6) & 0x3f);
      target[at++] = 0x80 | (code & 0x3f);
    } else {
      target[at++] = 0xf0 | (code >> 18);
      target[at++] = 0x80 | ((code >> 12) & 0x3f);
      target[at++] = 0x80 | ((code >> 6) & 0x3f);
      target[at++] = 0x80 | (code & 0x3f);
    }
  }
  return at;
}

/**
 * Decodes UTF-8 strictly, so that every text has one encoding only.
 *
 * @param start index of the first byte
 * @param end index after the last byte
 * @throws MalformedBytes on a truncated or overlong sequence, a surrogate, or a value above U+10FFFF
 */
export function utf8Decode(bytes: Uint8Array, start = 0, end: number = bytes.length): string {
  let text = '';
  let at = start;
  while (at < end) {
    const lead = bytes[at]!;
    if (lead < 0x80) {
      text += String.fromCharCode(lead);
      at++;
    } else {
      const length = sequenceLength(lead, at);
      text += String.fromCodePoint(decodeSequence(bytes, at, length, end));
      at += length;
    }
  }
  return text;
}

function sequenceLength(lead: number, at: number): 2 | 3 | 4 {
  if (lead >= 0xc2 && lead < 0xe0) return 2;
  if (lead >= 0xe0 && lead < 0xf0) return 3;
  if (lead >= 0xf0 && lead < 0xf5) return 4;
  throw new MalformedBytes('not UTF-8', at);
}

const SMALLEST_OF_LENGTH = { 2: 0x80, 3: 0x800, 4: 0x10000 } as const;

function decodeSequence(bytes: Uint8Array, at: number, length: 2 | 3 | 4, end: number): number {
  if (at + length > end) throw new MalformedBytes('UTF-8 sequence cut short', at);
  let code = bytes[at]! & (0x7f >> length);
  for (let i = 1; i < length; i++) {
    const byte = bytes[at + i]!;
    if ((byte & 0xc0) !== 0x80) throw new MalformedBytes('not UTF-8', at + i);
    code = (code << 6) | (byte & 0x3f);
  }
  const surrogate = code >= 0xd800 && code < 0xe000;
  if (code < SMALLEST_OF_LENGTH[length] || code > 0x10ffff || surrogate) throw new MalformedBytes('not UTF-8', at);
  return code;
}
