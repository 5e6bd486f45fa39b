import type { DesignationName } from './designations.js';
import type { Filter } from './filters.js';
import type { Objects, Players, Recipients } from './references.js';
import type { KeywordName } from './keywords.js';
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
  | { readonly amount: 'player counters'; readonly counter: string; readonly on: Players }
  /** The value of a designation such as speed or level; 0 of what hasn't it (CR 702.179f, 716.2d). */
  | { readonly amount: 'designation'; readonly as: DesignationName; readonly of: Recipients }
  | { readonly amount: 'chosen number'; readonly label?: string }
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
  /** How often the optional additional cost of that keyword was paid. */
  | { readonly amount: 'times paid'; readonly keyword: KeywordName }
  /** How many things an earlier instruction of the same text produced under that label. */
  | { readonly amount: 'number of'; readonly label: string };
