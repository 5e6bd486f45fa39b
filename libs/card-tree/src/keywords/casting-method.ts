import type { CardType } from '../card-types.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { DesignationName } from '../designations.js';
import type { KeywordAbility, KeywordName } from '../keywords.js';
import type { Zone } from '../zones.js';

/**
 * How a keyword ability lets a card be cast for another cost than its mana cost (CR 118.9). A keyword of this kind is one
 * such object in the table of `casting-methods.ts`; whether its cost was paid is asked with `cost was paid`.
 */
export interface CastingMethod {
  readonly keyword: KeywordName | 'plotted';
  /** The rule of the keyword. */
  readonly rule: string;
  /** The zone from which it lets the card's owner cast it; `null` if it is only another cost of what may be cast. */
  readonly from: Zone | null;
  /** The resulting spell must have one of these types. */
  readonly only?: readonly CardType[];
  /** It can be chosen only if this holds; `you` is the player who casts. */
  readonly condition?: Condition;
  /** It may be cast as though it had flash. */
  readonly flash?: true;
  /** The card must have this designation, since an earlier turn (CR 702.143a). */
  readonly since?: DesignationName;
  /** Not the ability but that designation lets it be cast, at the time of a sorcery (CR 702.170d). */
  readonly because?: DesignationName;
  /** It is cast transformed, converted or bestowed: only its second face counts (CR 712.11b, 702.103d). */
  readonly transformed?: true;
  /** Whether the ability names a cost; each of the keyword does where this is absent. */
  readonly named?: (ability: KeywordAbility) => boolean;
  /** What is paid rather than the mana cost, where it isn't what the keyword names. */
  readonly cost?: (ability: KeywordAbility) => readonly Cost[];
  /** It is exiled instead of being put anywhere else any time it would leave the stack, under this rule. */
  readonly exiledAfterwards?: string;
}
