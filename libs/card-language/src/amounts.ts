import type { Filter } from './filters.js';
import type { Objects, Players } from './references.js';
import type { Color } from './symbols.js';

/** A number in rules text: fixed, chosen (X), or counted when it is needed (CR 107). */
export type Amount =
  | number
  | { readonly amount: 'X' }
  | {
      readonly amount: 'count';
      readonly filter: Filter;
      readonly zone?: 'battlefield' | 'graveyard' | 'hand' | 'stack';
    }
  | { readonly amount: 'power' | 'toughness' | 'mana value'; readonly of: Objects }
  | { readonly amount: 'counters'; readonly counter: string; readonly on: Objects }
  | { readonly amount: 'life' | 'hand size' | 'graveyard size'; readonly of: Players }
  /** What the triggering event counted: damage dealt, life gained, cards drawn. */
  | { readonly amount: 'that much' }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'product'; readonly of: readonly Amount[] }
  | { readonly amount: 'negative'; readonly of: Amount }
  | { readonly amount: 'half'; readonly of: Amount; readonly round: 'up' | 'down' }
  | { readonly amount: 'spells cast this turn'; readonly by: Players }
  | { readonly amount: 'devotion'; readonly colors: readonly Color[] }
  | { readonly amount: 'times kicked' }
  /** How many things an earlier instruction of the same text produced under that label. */
  | { readonly amount: 'number of'; readonly label: string };
