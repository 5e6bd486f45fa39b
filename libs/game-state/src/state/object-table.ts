const BITS = 4;
const SIZE = 1 << BITS;
const MASK = SIZE - 1;

/** A persistent table from small numbers to records, in chunks of 16 that versions share. */
export class ObjectTable<T> {
  private constructor(private readonly chunks: readonly (readonly (T | undefined)[] | undefined)[]) {}

  static empty<T>(): ObjectTable<T> {
    return new ObjectTable<T>([]);
  }

  get(id: number): T | undefined {
    const chunk = this.chunks[id >> BITS];
    return chunk === undefined ? undefined : chunk[id & MASK];
  }

  /** The table with a record in a place; `undefined` removes what is there. */
  set(id: number, record: T | undefined): ObjectTable<T> {
    const at = id >> BITS;
    const chunks = this.chunks.slice();
    while (chunks.length <= at) chunks.push(undefined);
    const old = chunks[at];
    const chunk: (T | undefined)[] = old === undefined ? new Array<T | undefined>(SIZE).fill(undefined) : old.slice();
    chunk[id & MASK] = record;
    chunks[at] = chunk;
    return new ObjectTable<T>(chunks);
  }

  /** Calls `see` for each place where it differs from another table, with the record here and the one there. */
  forEachDifference(other: ObjectTable<T>, see: (here: T | undefined, there: T | undefined) => void): void {
    const length = Math.max(this.chunks.length, other.chunks.length);
    for (let at = 0; at < length; at++) {
      const [here, there] = [this.chunks[at], other.chunks[at]];
      if (here === there) continue;
      for (let i = 0; i < SIZE; i++) if (here?.[i] !== there?.[i]) see(here?.[i], there?.[i]);
    }
  }

  /** All records, by ascending number. */
  *values(): Generator<T> {
    for (const chunk of this.chunks) {
      if (chunk === undefined) continue;
      for (const record of chunk) if (record !== undefined) yield record;
    }
  }
}
