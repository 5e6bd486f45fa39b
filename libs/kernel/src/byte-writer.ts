import { utf8EncodeInto } from './utf8.js';

const LONGEST_UINT = 8; // 53 bits, seven a byte

/**
 * Writes values one after another into a growing array, in the form that `ByteReader` reads. Each value has exactly one
 * encoding, so the bytes can be hashed.
 */
export class ByteWriter {
  private buffer: Uint8Array;
  private at = 0;

  /** @param capacity bytes to make room for at first; the writer grows as it needs */
  constructor(capacity = 1024) {
    this.buffer = new Uint8Array(Math.max(capacity, LONGEST_UINT));
  }

  /** Bytes written since the last reset. */
  get length(): number {
    return this.at;
  }

  /** Forgets what was written and keeps the room. */
  reset(): void {
    this.at = 0;
  }

  /** One byte: the low eight bits of `n`. */
  byte(n: number): void {
    if (this.at === this.buffer.length) this.grow(1);
    this.buffer[this.at++] = n;
  }

  /**
   * A safe non-negative integer as a little-endian base-128 varint (LEB128): one byte below 128, eight at most.
   *
   * @throws RangeError on any other number
   */
  uint(n: number): void {
    if (this.at + LONGEST_UINT > this.buffer.length) this.grow(LONGEST_UINT);
    // Each mask also refuses fractions, negative numbers and NaN.
    if ((n & 0x7f) === n) {
      this.buffer[this.at++] = n;
    } else if ((n & 0x3fff) === n) {
      this.buffer[this.at++] = n | 0x80;
      this.buffer[this.at++] = n >> 7;
    } else {
      this.longUint(n);
    }
  }

  private longUint(n: number): void {
    if (!Number.isSafeInteger(n) || n < 0) throw new RangeError(`not a safe non-negative integer: ${n}`);
    let rest = n;
    while (rest > 0x7fffffff) {
      this.buffer[this.at++] = (rest % 0x80) | 0x80;
      rest = Math.floor(rest / 0x80);
    }
    while (rest > 0x7f) {
      this.buffer[this.at++] = rest | 0x80;
      rest >>= 7;
    }
    this.buffer[this.at++] = rest;
  }

  /**
   * A safe integer as the varint of its zigzag form (0, -1, 1, -2 … become 0, 1, 2, 3 …): one byte from -64 to 63.
   *
   * @throws RangeError on any other number
   */
  int(n: number): void {
    const sign = n < 0 ? 1 : 0;
    const magnitude = sign === 1 ? -1 - n : n;
    if ((magnitude & 0x3f) === magnitude) {
      this.byte((magnitude << 1) | sign);
      return;
    }
    // The zigzag form of a large integer needs 54 bits, so it is never built: the first byte holds the sign and six
    // bits, the rest is a varint of its own.
    if (!Number.isSafeInteger(n)) throw new RangeError(`not a safe integer: ${n}`);
    this.byte(0x80 | ((magnitude % 0x40) << 1) | sign);
    this.uint(Math.floor(magnitude / 0x40));
  }

  /** One byte, 1 or 0. */
  bool(value: boolean): void {
    this.byte(value ? 1 : 0);
  }

  /** The number of bytes, then the bytes. */
  bytes(value: Uint8Array): void {
    this.uint(value.length);
    this.raw(value);
  }

  /** The bytes alone: the reader must know how many. */
  raw(value: Uint8Array): void {
    if (this.at + value.length > this.buffer.length) this.grow(value.length);
    this.buffer.set(value, this.at);
    this.at += value.length;
  }

  /** A string in UTF-8: the number of its bytes, then the bytes. A lone surrogate becomes U+FFFD. */
  string(text: string): void {
    const start = this.at;
    const length = text.length;
    this.uint(length);
    if (this.at + length > this.buffer.length) this.grow(length);
    const { buffer } = this;
    let at = this.at;
    for (let i = 0; i < length; i++) {
      const code = text.charCodeAt(i);
      if (code > 0x7f) {
        this.at = start;
        this.longString(text);
        return;
      }
      buffer[at++] = code;
    }
    this.at = at;
  }

  private longString(text: string): void {
    const encoded = new Uint8Array(text.length * 3);
    this.bytes(encoded.subarray(0, utf8EncodeInto(text, encoded, 0)));
  }

  /** What was written, without a copy: valid until the next write or reset. */
  view(): Uint8Array {
    return this.buffer.subarray(0, this.at);
  }

  /** A copy of what was written. */
  finish(): Uint8Array {
    return this.buffer.slice(0, this.at);
  }

  private grow(needed: number): void {
    const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.at + needed));
    larger.set(this.buffer.subarray(0, this.at));
    this.buffer = larger;
  }
}
