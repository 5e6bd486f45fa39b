/** About how many bytes a value takes in memory, and a part of it that other values share, which is counted once. */
export interface Weight {
  readonly bytes: number;
  readonly shared?: { readonly part: object; readonly bytes: number };
}

export interface RecentlyUsedOptions<V> {
  /** How many values are kept at most. */
  readonly most: number;
  /** How many bytes they take together at most; the value used last is kept, whatever it takes. */
  readonly mostBytes: number;
  readonly weigh: (value: V) => Weight;
}

interface Held<V> {
  readonly value: V;
  readonly weight: Weight;
}

/** The values that were used last, as far as their number and what they take in memory go. */
export class RecentlyUsed<K, V> {
  /** What was used last stands last. */
  private readonly held = new Map<K, Held<V>>();
  /** How many values share a part. */
  private readonly sharing = new Map<object, number>();
  private taken = 0;

  constructor(private readonly options: RecentlyUsedOptions<V>) {}

  /** About how many bytes the values take together. */
  get bytes(): number {
    return this.taken;
  }

  get size(): number {
    return this.held.size;
  }

  /** The value with the key, which has been used now and is weighed again: it may have grown. */
  get(key: K): V | undefined {
    const found = this.held.get(key);
    if (found !== undefined) this.set(key, found.value);
    return found?.value;
  }

  /** The value with the key, which counts as little used as before. */
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

  /** @returns the bytes of a shared part, where the first value with it comes or the last one goes; else 0 */
  private shared({ shared }: Weight, change: 1 | -1): number {
    if (shared === undefined) return 0;
    const before = this.sharing.get(shared.part) ?? 0;
    const after = before + change;
    if (after === 0) this.sharing.delete(shared.part);
    else this.sharing.set(shared.part, after);
    return before === 0 || after === 0 ? shared.bytes : 0;
  }
}
