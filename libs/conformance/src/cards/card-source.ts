import type { CardDefinition } from '@stacktrail/card-tree';

/** A card as far as this engine can play it; `why` says which clause it can't read or interpret. */
export type FoundCard =
  { readonly definition: CardDefinition } | { readonly definition?: undefined; readonly why: string };

/** Where the definitions of cards come from, by name. */
export interface CardSource {
  find(name: string): FoundCard;
}
