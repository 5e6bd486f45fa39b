import type { Amount, Condition, Filter, Objects, Players, TriggerEvent } from '@stacktrail/card-tree';

/** What a filter reads of the object that is asked, and what the amounts in it read; masks of `aspects`. */
export interface FilterReads {
  readonly own: number;
  readonly amounts: number;
}

/** What the parts of a text read, for the entries of what holds such parts; masks of `aspects`. */
export interface ReadsOf {
  readonly filter: (filter: Filter) => FilterReads;
  /** A filter that is asked of objects that are known, such as one's target. */
  readonly filterOfKnown: (filter: Filter) => number;
  /** A filter that is asked of all objects of a zone. */
  readonly filterOfAny: (filter: Filter) => number;
  readonly amount: (amount: Amount) => number;
  readonly objects: (objects: Objects) => number;
  readonly players: (players: Players) => number;
  readonly condition: (condition: Condition) => number;
  /** An event that is looked for among what has happened. */
  readonly event: (event: TriggerEvent) => number;
}

/**
 * What a node reads by its entry in a table of meanings.
 *
 * @param reads a mask, or what works one out where that depends on the node's fields
 */
export function readsBy<Node>(reads: number | ((node: Node, of: ReadsOf) => number), node: Node, of: ReadsOf): number {
  return typeof reads === 'number' ? reads : reads(node, of);
}

/** What a part reads that an entry may lack. */
export function readsIfThere<Part>(part: Part | undefined, reads: (part: Part) => number): number {
  return part === undefined ? 0 : reads(part);
}

/** What all of the parts read together. */
export function unionOfMasks<Part>(parts: readonly Part[], reads: (part: Part) => number): number {
  return parts.reduce((mask, part) => mask | reads(part), 0);
}
