import { Prng } from '@stacktrail/kernel';

/** A bot's random choices. The same seed makes the same ones. */
export class Chance {
  private readonly numbers: Prng;

  constructor(seed: string) {
    this.numbers = Prng.from(seed);
  }

  /** True once in `times` calls on average. */
  onceIn(times: number): boolean {
    return this.numbers.below(times) === 0;
  }

  /** A whole number from `min` to `max`. */
  between(min: number, max: number): number {
    return max <= min ? min : min + this.numbers.below(max - min + 1);
  }

  /** One of the list's items. The list must not be empty. */
  one<T>(list: readonly T[]): T {
    return this.numbers.pick(list);
  }

  /** `count` of the list's items, in a random order. */
  some<T>(list: readonly T[], count: number): readonly T[] {
    const rest = list.slice();
    const taken: T[] = [];
    for (let i = 0; i < count && rest.length > 0; i++) taken.push(...rest.splice(this.numbers.below(rest.length), 1));
    return taken;
  }

  /** Divides a whole amount into `count` shares at random, each of at least `minEach`. */
  shares(total: number, count: number, minEach: number): readonly number[] {
    const shares = new Array<number>(count).fill(minEach);
    for (let left = total - minEach * count; left > 0; left--) {
      const at = this.numbers.below(count);
      shares[at] = (shares[at] ?? 0) + 1;
    }
    return shares;
  }
}
