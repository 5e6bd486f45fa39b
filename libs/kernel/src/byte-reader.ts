import { MalformedBytes } from './malformed-bytes.js';
import { utf8Decode } from './utf8.js';

/**
 * Reads what a `ByteWriter` wrote, in the same order. Every method throws `MalformedBytes` where the bytes end too soon
 * or hold a form that the writer never produces.
 */
export class ByteReader {
  private at: number;

  /**
   * @param source read in place, not copied
   * @param start index of the first byte
   * @param end index after the last byte
   */
  constructor(
    private readonly source: Uint8Array,
    start = 0,
    private readonly end: number = source.length,
  ) {
    this.at = start;
  }

  /** Index in the source of the next byte. */
  get position(): number {
    return this.at;
  }

  /** Bytes that are left. */
  get remaining(): number {
    return this.end - this.at;
  }

  byte(): number {
    if (this.at >= this.end) throw new MalformedBytes('unexpected end', this.at);
    return this.source[this.at++]!;
  }

  uint(): number {
    const first = this.byte();
    return first < 0x80 ? first : this.uintAfter(first & 0x7f, 0x80);
  }

  /**
   * Reads the rest of a varint.
   *
   * @param low what its first byte held
   * @param firstScale what the lowest bit of the next byte counts for
   */
  private uintAfter(low: number, firstScale: number): number {
    const start = this.at;
    let value = low;
    let scale = firstScale;
    for (;;) {
      const byte = this.byte();
      value += (byte & 0x7f) * scale;
      if (value > Number.MAX_SAFE_INTEGER) throw new MalformedBytes('integer too large', start);
      if (byte < 0x80) {
        if (byte === 0) throw new MalformedBytes('integer longer than needed', this.at - 1);
        return value;
      }
      scale *= 0x80;
      // Every integer that was too large has been refused, unless only zero bits follow.
      if (scale > Number.MAX_SAFE_INTEGER) throw new MalformedBytes('integer too long', start);
    }
  }

  int(): number {
    const first = this.byte();
    const low = (first >> 1) & 0x3f;
    const magnitude = first < 0x80 ? low : this.uintAfter(low, 0x40);
    if ((first & 1) === 1 && magnitude === Number.MAX_SAFE_INTEGER)
      throw new MalformedBytes('integer too large', this.at);
    return (first & 1) === 0 ? magnitude : -1 - magnitude;
  }

  bool(): boolean {
    const byte = this.byte();
    if (byte > 1) throw new MalformedBytes('neither true nor false', this.at - 1);
    return byte === 1;
  }

  /** Length-prefixed bytes, as a view of the source: copy it to keep it beyond the source's life. */
  bytes(): Uint8Array {
    return this.raw(this.uint());
  }

  /** The next `length` bytes, as a view of the source. */
  raw(length: number): Uint8Array {
    return this.source.subarray(this.at, this.skip(length));
  }

  string(): string {
    const length = this.uint();
    const start = this.at;
    return utf8Decode(this.source, start, this.skip(length));
  }

  /** Checks that everything was read. */
  expectEnd(): void {
    if (this.at !== this.end) throw new MalformedBytes(`${this.remaining} bytes too many`, this.at);
  }

  private skip(length: number): number {
    if (length > this.remaining) throw new MalformedBytes('unexpected end', this.end);
    this.at += length;
    return this.at;
  }
}
