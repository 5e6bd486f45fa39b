import type { Cost } from '../costs.js';
import type { KeywordAbility } from '../keywords.js';
import type { PaidCostName } from '../conditions.js';

/** The name of an optional additional cost; the effect of another object can offer one, which no text asks about. */
export type OptionalCostName = PaidCostName | 'additional of another';

/**
 * An optional additional cost that a keyword ability names (CR 118.8b). A keyword of this kind is one such object in the
 * table of `optional-costs.ts`; how often it was paid is asked with `cost was paid` and `times paid`.
 */
export interface OptionalCost {
  readonly keyword: OptionalCostName;
  readonly rule: string;
  readonly times: 'once' | 'any number';
  /** The cost that is paid, where the keyword doesn't name it. */
  readonly cost?: (ability: KeywordAbility) => readonly Cost[];
  /** If the cost is paid, the spell may be cast as though it had flash (CR 702.48a). */
  readonly flash?: true;
  /** The cost isn't announced separately: it is paid if all modes of the spell were chosen (CR 702.42a). */
  readonly announcedWith?: 'all modes';
  /**
   * If the cost was paid, the card goes to this zone under this rule instead of into the graveyard as the spell
   * resolves.
   */
  readonly resolvesTo?: { readonly zone: 'hand' | 'exile'; readonly rule: string };
}
