/** Lets pieces of work with the same key run one after another, and others at once. */
export class KeyedLocks {
  private readonly tails = new Map<string, Promise<unknown>>();

  /** Runs a piece of work after those with its key that were asked for before, whether they failed or not. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = before === undefined ? work() : before.then(work, work);
    const settled = mine.catch(() => undefined);
    this.tails.set(key, settled);
    try {
      return await mine;
    } finally {
      if (this.tails.get(key) === settled) this.tails.delete(key);
    }
  }
}
