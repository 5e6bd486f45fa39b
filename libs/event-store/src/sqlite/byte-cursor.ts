/** A page can't be taken apart into rows: the file is damaged in a way that SQLite doesn't notice. */
export class GarbledPage extends Error {
  override readonly name = 'GarbledPage';
}

const MINUS = 45;
const ZERO = 48;

/** Reads numbers and stretches of bytes one after the other. */
export class ByteCursor {
  at = 0;

  constructor(readonly bytes: Buffer) {}

  get atEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  /**
   * A whole number in decimal digits; one beyond 2^53 is rounded.
   * @param ending the byte after it, which is passed over
   * @throws GarbledPage
   */
  number(ending: number): number {
    const { bytes } = this;
    const negative = bytes[this.at] === MINUS;
    if (negative) this.at += 1;
    const first = this.at;
    let value = 0;
    for (let digit = this.#digit(); digit >= 0; digit = this.#digit()) {
      value = value * 10 + digit;
      this.at += 1;
    }
    if (this.at === first || bytes[this.at] !== ending)
      throw new GarbledPage('a number, or the byte that ends it, is missing');
    this.at += 1;
    return negative ? -value : value;
  }

  /** A whole number of any size. @throws GarbledPage */
  exactNumber(ending: number): bigint {
    const first = this.at;
    this.number(ending);
    return BigInt(this.bytes.toString('latin1', first, this.at - 1));
  }

  /** The next `length` bytes. @throws GarbledPage if fewer are left */
  take(length: number): Buffer {
    const end = this.at + length;
    if (end > this.bytes.length) throw new GarbledPage('a row is cut off');
    const taken = this.bytes.subarray(this.at, end);
    this.at = end;
    return taken;
  }

  /** The value of the digit here; a number below 0 if there is none. */
  #digit(): number {
    const digit = (this.bytes[this.at] ?? 0) - ZERO;
    return digit > 9 ? -1 : digit;
  }
}
