import type { Amount } from './amounts.js';
import type { Comparator, Filter } from './filters.js';
import type { Objects, Players } from './references.js';

/** What “if” and “as long as” ask. */
export type Condition =
  | { readonly if: 'all' | 'any'; readonly of: readonly Condition[] }
  | { readonly if: 'not'; readonly of: Condition }
  | { readonly if: 'compare'; readonly left: Amount; readonly compare: Comparator; readonly right: Amount }
  | {
      readonly if: 'control';
      readonly who: Players;
      readonly filter: Filter;
      readonly compare: Comparator;
      readonly count: Amount;
    }
  | { readonly if: 'matches'; readonly objects: Objects; readonly filter: Filter }
  /** This spell or permanent was kicked (CR 702.33). */
  | { readonly if: 'kicked' }
  | { readonly if: 'your turn' }
  /** An optional action earlier in the same text was taken (“if you do”). */
  | { readonly if: 'did'; readonly label: string };
