import type { ChoiceItem } from '../scenario/scenario.js';

export type QueueName = ChoiceItem['queue'];

/** What is not answered from a queue: the game itself has been told beforehand. */
const told: ReadonlySet<string> = new Set(['coin', 'die']);

/**
 * The choices that a scenario lists for one player. Each dialog takes the first entry that fits it: entries for choices
 * that this engine doesn't ask for, because they are forced, are passed over and stay.
 */
export class Queues {
  private items: readonly ChoiceItem[];

  /** @param segment entries for later parts of the scenario come when `release` says so */
  constructor(
    private readonly all: readonly ChoiceItem[],
    private segment = 0,
    items?: readonly ChoiceItem[],
  ) {
    this.items = items ?? all.filter((item) => !told.has(item.type) && (item.afterExecute ?? 0) === 0);
  }

  clone(): Queues {
    return new Queues(this.all, this.segment, this.items);
  }

  /** The scenario goes on after a checkpoint. */
  release(segment: number): void {
    this.segment = segment;
    const next = this.all.filter((item) => !told.has(item.type) && item.afterExecute === segment);
    this.items = [...this.items, ...next];
  }

  /** Takes the first entry of a queue that `read` makes something of; the queues are tried in order. */
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

  /** The first entry of a queue that `read` makes something of; it stays. */
  peek<T>(order: readonly QueueName[], read: (item: ChoiceItem) => T | undefined): T | undefined {
    return this.clone().take(order, read);
  }

  /** How many entries of a queue fit. */
  count(queue: QueueName, fits: (item: ChoiceItem) => boolean): number {
    return this.items.filter((item) => item.queue === queue && fits(item)).length;
  }

  /** The next entry of a queue. */
  head(queue: QueueName): ChoiceItem | undefined {
    return this.items.find((item) => item.queue === queue);
  }

  /** What has not been taken, modes aside: they need not be. */
  get left(): readonly ChoiceItem[] {
    return this.items.filter(({ queue }) => queue !== 'mode');
  }
}
