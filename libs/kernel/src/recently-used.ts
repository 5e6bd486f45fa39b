/** How many bytes a value takes in memory, roughly. Several values can share a part, which is then counted once. */
export interface Weight {
  readonly bytes: number;
  readonly shared?: { readonly part: object; readonly bytes: number };
}

export interface RecentlyUsedOptions<V> {
  /** The highest number of values that are kept. */
  readonly most: number;
  /**
   * The highest number of bytes that the values may take together. The value that was used last is kept whatever it
   * takes.
   */
  readonly mostBytes: number;
  readonly weigh: (value: V) => Weight;
}

interface Held<V> {
  readonly value: V;
  readonly weight: Weight;
}

/** A cache that keeps the values that were used last, up to a number of values and a number of bytes. */
export class RecentlyUsed<K, V> {
  /** The order of the map is the order of use: the value that was used last stands last. */
  private readonly held = new Map<K, Held<V>>();
  /** For each shared part, how many values share it. */
  private readonly sharing = new Map<object, number>();
  private taken = 0;

  constructor(private readonly options: RecentlyUsedOptions<V>) {}

  /** How many bytes the values take together, roughly. */
  get bytes(): number {
    return this.taken;
  }

  get size(): number {
    return this.held.size;
  }

  /** Finds the value with the key, counts it as used now, and weighs it again, since it may have grown. */
  get(key: K): V | undefined {
    const found = this.held.get(key);
    if (found !== undefined) this.set(key, found.value);
    return found?.value;
  }

  /** Finds the value with the key without counting it as used. */
  peek(key: K): V | undefined {
    return this.held.get(key)?.value;
  }

  set(key: K, value: V): void {
    this.delete(key);
    const weight = this.options.weigh(value);
    this.held.set(key, { value, weight });
    this.taken += weight.bytes + this.shared(weight, 1);
    const { most, mostBytes } = this.options;
    for (const oldest of this.held.keys()) {
      if (oldest === key || (this.held.size <= most && this.taken <= mostBytes)) break;
      this.delete(oldest);
    }
  }

  delete(key: K): void {
    const found = this.held.get(key);
    if (found === undefined) return;
    this.held.delete(key);
    this.taken -= found.weight.bytes + this.shared(found.weight, -1);
  }

  clear(): void {
    this.held.clear();
    this.sharing.clear();
    this.taken = 0;
  }

  /**
   * @returns the bytes of the shared part when the first value with it is added or the last one is removed, otherwise 0
   */
  private shared({ shared }: Weight, change: 1 | -1): number {
    if (shared === undefined) return 0;
    const before = this.sharing.get(shared.part) ?? 0;
    const after = before + change;
    if (after === 0) this.sharing.delete(shared.part);
    else this.sharing.set(shared.part, after);
    return before === 0 || after === 0 ? shared.bytes : 0;
  }
}
