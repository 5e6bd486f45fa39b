import type { CardDefinition } from '@stacktrail/card-tree';

/** What a pool knows of a name. */
export type FoundCard =
  | { readonly kind: 'card'; readonly definition: CardDefinition }
  /** There is such a card, but not all of its text is understood; which clauses aren't, if the pool knows. */
  | { readonly kind: 'unread'; readonly name: string; readonly unread: readonly string[] }
  | { readonly kind: 'unknown' };

/** Cards that are looked up by names as people write them: see `foldName`; the front of a double-faced card will do. */
export interface CardPool {
  find(name: string): FoundCard;
  /** The names that are most like one that is unknown, the nearest first. */
  nearest(name: string): readonly string[];
}
