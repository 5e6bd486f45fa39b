import type { NamesIn } from '@stacktrail/views';

/** An event of the feed, which needs nothing else to be understood. */
export interface FeedEvent {
  /** Its place in the order of the whole store. */
  readonly position: string;
  readonly game: string;
  readonly revision: number;
  /** When it was recorded, in ISO 8601. */
  readonly time: string;
  readonly id: string;
  readonly type: string;
  readonly version: number;
  readonly rule: string;
  /** Revisions of the same game. */
  readonly causes: readonly number[];
  readonly source: number | null;
  readonly player: number | null;
  readonly decidedBy: number | null;
  readonly repeats: number | null;
  /**
   * Whether it is part of the effective game, as known when it is sent; else the reversal that undid it (CR 731). A later
   * `ActionReversed` undoes what stands after its `to`.
   */
  readonly line: 'effective' | { readonly reversedBy: number };
  /** The players' names, by seat. */
  readonly seats: readonly string[];
  readonly edition: string;
  /** The version of the rules engine that made it. */
  readonly engine: string | null;
  /** As it is stored, without what a spectator may not see. */
  readonly data: unknown;
  /** What the numbers of objects and cards in `data` and `source` are called, as far as everybody knows. */
  readonly names: NamesIn;
}
