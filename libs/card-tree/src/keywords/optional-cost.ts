import type { Cost } from '../costs.js';
import type { KeywordAbility } from '../keywords.js';
import type { PaidCostName } from '../conditions.js';

/**
 * An optional additional cost that a keyword ability names (CR 118.8b). A keyword of this kind is one such object in the
 * table of `optional-costs.ts`; how often it was paid is asked with `cost was paid` and `times paid`.
 */
export interface OptionalCost {
  readonly keyword: PaidCostName;
  readonly rule: string;
  readonly times: 'once' | 'any number';
  /** What is paid, where it isn't the cost that the keyword names. */
  readonly cost?: (ability: KeywordAbility) => readonly Cost[];
  /** Where it is paid the spell may be cast as though it had flash (CR 702.48a). */
  readonly flash?: true;
  /** It isn't announced by itself: it is paid where all modes of the spell were chosen (CR 702.42a). */
  readonly announcedWith?: 'all modes';
  /** Where the card goes instead of the graveyard as the spell resolves, if the cost was paid, and by which rule. */
  readonly resolvesTo?: { readonly zone: 'hand' | 'exile'; readonly rule: string };
}
