import type { Amount, Condition, Filter, Objects, Players, TriggerEvent } from '@stacktrail/card-tree';

/** What a filter reads about the object that is asked about, and what the amounts in it read; masks of `aspects`. */
export interface FilterReads {
  readonly own: number;
  readonly amounts: number;
}

/**
 * Functions that give what the parts of a record read, for the meaning of the record. They return masks of `aspects`.
 */
export interface ReadsOf {
  readonly filter: (filter: Filter) => FilterReads;
  /** For a filter that is asked about known objects, such as a target. */
  readonly filterOfKnown: (filter: Filter) => number;
  /** For a filter that is asked about all objects of a zone. */
  readonly filterOfAny: (filter: Filter) => number;
  readonly amount: (amount: Amount) => number;
  readonly objects: (objects: Objects) => number;
  readonly players: (players: Players) => number;
  readonly condition: (condition: Condition) => number;
  /** For an event that is looked for in the history. */
  readonly event: (event: TriggerEvent) => number;
}

/**
 * What a record of a tree reads according to its meaning.
 *
 * @param reads a mask, or a function if the mask depends on the record's fields
 */
export function readsBy<Node>(
  reads: number | ((node: Node, readsOf: ReadsOf) => number),
  node: Node,
  readsOf: ReadsOf,
): number {
  return typeof reads === 'number' ? reads : reads(node, readsOf);
}

/** What an optional part reads. */
export function readsIfThere<Part>(part: Part | undefined, reads: (part: Part) => number): number {
  return part === undefined ? 0 : reads(part);
}

/** What all of the parts read together. */
export function unionOfMasks<Part>(parts: readonly Part[], reads: (part: Part) => number): number {
  return parts.reduce((mask, part) => mask | reads(part), 0);
}
