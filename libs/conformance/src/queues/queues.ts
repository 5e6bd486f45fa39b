import type { ChoiceItem } from '../scenario/scenario.js';

export type QueueName = ChoiceItem['queue'];

/** Entries that answer no question: the setup foretells the results of coins and dice. */
const foretold: ReadonlySet<string> = new Set(['coin', 'die']);

/**
 * The choices that a scenario lists for one player. Each dialog takes the first entry that fits it: entries for choices
 * that this engine doesn't ask for, because they are forced, are passed over and stay.
 */
export class Queues {
  private items: readonly ChoiceItem[];

  /** @param segment the part of the scenario that is being played; `release` adds the entries of later parts */
  constructor(
    private readonly all: readonly ChoiceItem[],
    private segment = 0,
    items?: readonly ChoiceItem[],
  ) {
    this.items = items ?? all.filter((item) => !foretold.has(item.type) && (item.afterExecute ?? 0) === 0);
  }

  clone(): Queues {
    return new Queues(this.all, this.segment, this.items);
  }

  /** Adds the entries for the part of the scenario after a checkpoint. */
  release(segment: number): void {
    this.segment = segment;
    const next = this.all.filter((item) => !foretold.has(item.type) && item.afterExecute === segment);
    this.items = [...this.items, ...next];
  }

  /** Takes the first entry for which `read` returns a value, and returns that; the queues are tried in order. */
  take<T>(order: readonly QueueName[], read: (item: ChoiceItem) => T | undefined): T | undefined {
    for (const queue of order) {
      for (const item of this.items) {
        if (item.queue !== queue) continue;
        const value = read(item);
        if (value === undefined) continue;
        this.items = this.items.filter((other) => other !== item);
        return value;
      }
    }
    return undefined;
  }

  /** Puts an entry in the place of another. */
  replace(item: ChoiceItem, by: ChoiceItem): void {
    this.items = this.items.map((other) => (other === item ? by : other));
  }

  /** Reads an entry as `take` does, but leaves it in the queue. */
  peek<T>(order: readonly QueueName[], read: (item: ChoiceItem) => T | undefined): T | undefined {
    return this.clone().take(order, read);
  }

  /** How many entries of a queue `fits` accepts. */
  count(queue: QueueName, fits: (item: ChoiceItem) => boolean): number {
    return this.items.filter((item) => item.queue === queue && fits(item)).length;
  }

  /** The next entry of a queue. */
  head(queue: QueueName): ChoiceItem | undefined {
    return this.items.find((item) => item.queue === queue);
  }

  /** The entries that have not been taken. Modes don't count: they may stay. */
  get left(): readonly ChoiceItem[] {
    return this.items.filter(({ queue }) => queue !== 'mode');
  }
}
