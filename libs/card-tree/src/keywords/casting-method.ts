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
  /**
   * The zone from which it lets the card's owner cast the card; `null` if it is only another cost for a card that may
   * be cast anyway.
   */
  readonly from: Zone | null;
  /** The resulting spell must have one of these types. */
  readonly only?: readonly CardType[];
  /** It can be chosen only if this condition holds; `you` is the player who casts. */
  readonly condition?: Condition;
  /** It may be cast as though it had flash. */
  readonly flash?: true;
  /** The card must have had this designation since an earlier turn (CR 702.143a). */
  readonly since?: DesignationName;
  /**
   * The card may be cast because it has this designation, at a time when a sorcery could be cast, whether or not it has
   * the ability (CR 702.170d).
   */
  readonly because?: DesignationName;
  /** The card is cast transformed, converted or bestowed: only its second face counts (CR 712.11b, 702.103d). */
  readonly transformed?: true;
  /** Whether the ability names a cost. Where absent, every ability with the keyword does. */
  readonly named?: (ability: KeywordAbility) => boolean;
  /** The cost that is paid rather than the mana cost, where the keyword doesn't name it. */
  readonly cost?: (ability: KeywordAbility) => readonly Cost[];
  /** If the spell would leave the stack, it is exiled instead of being put anywhere else, under this rule. */
  readonly exiledAfterwards?: string;
}
