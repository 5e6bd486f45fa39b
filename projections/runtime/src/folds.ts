import {
  isStoredEvent,
  readEntries,
  type EventStore,
  type StreamEntry,
  type StreamName,
} from '@stacktrail/event-store';
import { RecentlyUsed, type Weight } from '@stacktrail/kernel';
import type { Projection } from './projection.js';

/** A stream's fold, and the last revision that is in it. */
export interface FoldAt<Fold> {
  readonly fold: Fold;
  revision: number;
}

/** A fold that takes further events. */
export interface Folding<Fold, Change> extends FoldAt<Fold> {
  /**
   * The changes of events that turned out to be lost when the stream was read again, and that may have been whole
   * before.
   */
  readonly unwritten: Change[];
}

interface Entry<Fold, Change> {
  readonly promise: Promise<Folding<Fold, Change> | null>;
  /** The result of the promise, once it is there. */
  found: Folding<Fold, Change> | null;
}

/**
 * The folds of the streams that were used last; others are folded again from the store on demand.
 *
 * A fold that is being loaded is given to everyone who asks, so that there is only one for each stream.
 */
export class Folds<Fold, Change> {
  private readonly hot: RecentlyUsed<string, Entry<Fold, Change>>;

  /**
   * @param most how many folds are kept
   * @param mostBytes roughly how many bytes they may take in memory together
   */
  constructor(
    private readonly projection: Projection<Fold, Change>,
    private readonly store: EventStore,
    most: number,
    mostBytes: number,
  ) {
    const weigh = ({ found }: Entry<Fold, Change>): Weight =>
      found === null ? { bytes: 0 } : projection.weigh(found.fold);
    this.hot = new RecentlyUsed({ most, mostBytes, weigh });
  }

  /**
   * The fold of a stream, through that revision at least; `null` if the stream hasn't so many events.
   *
   * @param through -1 is before the first event, whose fold begins with `first`
   */
  at(stream: StreamName, through: number, first: StreamEntry | null = null): Promise<Folding<Fold, Change> | null> {
    const load = (): Promise<Folding<Fold, Change> | null> => this.load(stream, through, first);
    const known = this.hot.peek(stream)?.promise;
    const promise =
      known === undefined
        ? load()
        : known.then((found) => (found !== null && found.revision >= through ? found : load()));
    this.keep(stream, promise);
    return promise;
  }

  /** The fold of a stream through that revision at least, if it is in memory. */
  ready(stream: string, through: number): FoldAt<Fold> | null {
    const found = this.hot.peek(stream)?.found ?? null;
    return found !== null && found.revision >= through ? found : null;
  }

  forget(stream: string): void {
    this.hot.delete(stream);
  }

  clear(): void {
    this.hot.clear();
  }

  private keep(stream: string, promise: Promise<Folding<Fold, Change> | null>): void {
    const entry: Entry<Fold, Change> = { promise, found: this.hot.peek(stream)?.found ?? null };
    this.hot.set(stream, entry);
    promise.then(
      (found) => {
        entry.found = found;
        if (this.hot.peek(stream) === entry) this.hot.set(stream, entry);
      },
      () => {
        if (this.hot.peek(stream) === entry) this.hot.delete(stream);
      },
    );
  }

  private async load(
    stream: StreamName,
    through: number,
    first: StreamEntry | null,
  ): Promise<Folding<Fold, Change> | null> {
    if (through < 0) return first === null ? null : this.begun(first);
    let found: Folding<Fold, Change> | null = null;
    for await (const entry of readEntries(this.store, stream, { limit: through + 1 })) {
      found ??= await this.begun(entry);
      const changes = this.projection.fold(found.fold, entry);
      if (!isStoredEvent(entry)) found.unwritten.push(...changes);
      found.revision = entry.revision;
    }
    return found !== null && found.revision === through ? found : null;
  }

  private async begun(first: StreamEntry): Promise<Folding<Fold, Change>> {
    return { fold: await this.projection.begin(first), revision: -1, unwritten: [] };
  }
}
