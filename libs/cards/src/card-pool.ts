import type { CardDefinition } from '@stacktrail/card-tree';

/** What a pool knows of a name. */
export type FoundCard =
  | { readonly kind: 'card'; readonly definition: CardDefinition }
  /** There is such a card, and a part of its text isn't understood: `unread` says which, where the pool knows it. */
  | { readonly kind: 'unread'; readonly name: string; readonly unread: readonly string[] }
  | { readonly kind: 'unknown' };

/** Cards that are looked up by names as people write them: see `foldName`; the name of a face will do. */
export interface CardPool {
  find(name: string): FoundCard;
  /** The names that are most similar to an unknown one, the nearest first. */
  nearest(name: string): readonly string[];
}
