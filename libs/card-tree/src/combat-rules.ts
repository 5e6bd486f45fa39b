import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { Filter } from './filters.js';
import type { Players } from './references.js';

/**
 * The players or permanents that an attack is declared against (CR 508.1b). `player` is that player, `planeswalker` a
 * planeswalker that they control, `battle` a battle that they protect. `not you` is any player but you; `that player`
 * is the one that the text refers to when a lasting effect begins; `attacked you`: players who attacked you during their
 * last turn; `owner`: the owner of the object whose text it is; `attacked by this`: players whom that object has attacked
 * this turn.
 */
export interface Attacked {
  readonly who:
    | 'you'
    | 'not you'
    | 'opponent'
    | 'any player'
    | 'that player'
    | 'enchanted player'
    | 'attacked you'
    | 'attacked by this'
    | 'owner';
  readonly as: readonly ('player' | 'planeswalker' | 'battle')[];
}

/**
 * The same in a combat rule. `named`: the player whom “that player” was found to be when the rule's effect began (CR
 * 611.2c). `this`: only the object whose text it is, such as a planeswalker.
 */
export interface AttackedByRule extends Attacked {
  readonly named?: Players;
  readonly only?: 'this';
}

/** Those on whom attacks are limited (CR 508.1c). */
export type LimitedAttack = Omit<AttackedByRule, 'named'>;

/**
 * How a text says that the cost is paid for each creature: “for each of those creatures”, “for each creature they
 * control that's attacking you”; or that “you” pay it, not “its controller”. It is only wording.
 */
export const combatCostWordings = ['for each of those', 'for each that is', 'you'] as const;
export type CombatCostSaid = (typeof combatCostWordings)[number];

/**
 * A restriction or requirement for an object that attacks or blocks (CR 508.1c, 508.1d, 509.1b, 509.1c), or a cost to do
 * so (CR 508.1h, 509.1d). In its filters and amounts “that object” is the object that it applies to.
 */
export type CombatRule =
  /** It can't attack or block at all, or not these, unless `unless` holds when attackers or blockers are declared. */
  /** `said`: “can't attack if …”: the restriction is lifted if the condition doesn't hold. It is only wording. */
  | {
      readonly rule: "can't attack";
      readonly whom?: AttackedByRule;
      readonly unless?: Condition;
      readonly said?: 'if';
    }
  | { readonly rule: "can't block"; readonly what?: Filter; readonly unless?: Condition; readonly said?: 'if' }
  /**
   * It can't be blocked: by any creature, by those that match `by`, or by those that don't match `except`. `named`: the
   * player whom “that player” in these filters was found to be when the rule's effect began (CR 611.2c).
   */
  | {
      readonly rule: "can't be blocked";
      readonly named?: Players;
      readonly by?: Filter;
      readonly except?: Filter;
      readonly unless?: Condition;
    }
  /**
   * It attacks or blocks only if at least `count` other creatures that match do so as well. “Can't attack alone” asks
   * for one of any kind.
   */
  | { readonly rule: 'attacks only with' | 'blocks only with'; readonly others: Filter; readonly count: number }
  /** How many creatures may block it, if any does (CR 702.111b). */
  | { readonly rule: 'blocked by at least' | 'blocked by at most'; readonly count: number }
  /** The number of additional attackers that it can block. */
  | { readonly rule: 'can block additional'; readonly count: Amount | 'any number' }
  /**
   * It can block such creatures as though it had that keyword (CR 609.4). `as`: “as though they didn't have shadow”;
   * that helps only a creature that hasn't shadow itself (CR 702.28b).
   */
  | {
      readonly rule: 'can block as though it had';
      readonly keyword: 'shadow' | 'reach';
      readonly what: Filter;
      readonly as?: 'they had none';
    }
  /**
   * With `once`, the requirement is for the turn, not for each combat: a creature that has attacked earlier in the turn
   * has obeyed it.
   */
  | { readonly rule: 'attacks if able'; readonly whom?: AttackedByRule; readonly once?: true }
  /** It can attack these as though it didn't have defender (CR 702.3b). */
  | { readonly rule: 'attacks despite defender'; readonly whom: AttackedByRule }
  /** The controller of the effect goads it for as long as the effect lasts (CR 701.15b). */
  | { readonly rule: 'goaded' }
  | { readonly rule: 'blocks if able'; readonly what?: Filter; readonly once?: true }
  /** It must be blocked by at least one creature that matches, or by all of them. */
  /** `exactlyOne`: a declaration in which several creatures block it doesn't obey the requirement. */
  | {
      readonly rule: 'must be blocked' | 'must be blocked by all';
      readonly by?: Filter;
      readonly once?: true;
      readonly exactlyOne?: true;
    }
  | {
      readonly rule: 'attack cost';
      readonly cost: readonly Cost[];
      readonly whom?: AttackedByRule;
      readonly said?: CombatCostSaid;
    }
  | { readonly rule: 'block cost'; readonly cost: readonly Cost[]; readonly said?: CombatCostSaid };
