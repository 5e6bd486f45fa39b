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

  /** The records in chunks, which versions share where nothing in them has changed. */
  *parts(): Generator<readonly (T | undefined)[]> {
    for (const chunk of this.chunks) if (chunk !== undefined) yield chunk;
  }

  /** All records, by ascending number. */
  *values(): Generator<T> {
    for (const chunk of this.chunks) {
      if (chunk === undefined) continue;
      for (const record of chunk) if (record !== undefined) yield record;
    }
  }
}
