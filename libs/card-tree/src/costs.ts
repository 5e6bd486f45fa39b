import type { Amount } from './amounts.js';
import type { Filter } from './filters.js';
import type { Granter } from './references.js';
import type { ManaCost } from './symbols.js';

/** Parts of costs whose payer chooses among objects. */
export const objectCosts = [
  'sacrifice',
  'tap permanents',
  'return to hand',
  'discard',
  'exile from graveyard',
  'put from exile into graveyard',
  'exile from hand',
  'exile permanents',
  'exile spells',
  'exile permanents or cards',
  'exile with total mana value',
  'reveal from hand',
  'behold',
  'untap permanents',
  'put on library',
  'tap with total power',
  'put counters on',
] as const;
export type ObjectCostName = (typeof objectCosts)[number];

/** By what of a permanent that is chosen to pay with a total cost is reduced. */
export const costReductions = ['mana value', 'power', 'mana cost'] as const;
export type CostReduction = (typeof costReductions)[number];

/** One part of a cost (CR 118.1). Several parts are paid in any order (601.2h). */
export type Cost =
  /** `x` is the value of X where the text defines it (CR 107.3c): nobody chooses it. */
  | {
      readonly cost: 'mana';
      readonly mana: ManaCost;
      readonly x?: Amount;
      /** CR 701.67a: an artifact or creature may be tapped for each generic mana. */
      readonly waterbend?: true;
    }
  /** `of`: paid with what gave the ability whose cost it is, instead of with its own object (CR 201.5a). */
  | { readonly cost: 'exile this'; readonly of?: Granter }
  /** `called` is only wording: “remove a charge counter from this artifact and sacrifice it”. */
  | { readonly cost: 'sacrifice this'; readonly of?: Granter; readonly called?: 'it' }
  | { readonly cost: 'tap that'; readonly of: Granter }
  | { readonly cost: 'tap' | 'untap' }
  /** `called` is only wording: “discard this card” of a legend. */
  | { readonly cost: 'discard this'; readonly called?: 'card' }
  /** The mana cost of the object whose text it is; where that has none, it can't be paid (CR 118.6). */
  | { readonly cost: 'mana cost of this' }
  /** CR 701.43c: a permanent can be exerted as a cost. */
  | { readonly cost: 'exert this' }
  | { readonly cost: 'return this to hand' | 'unattach this'; readonly of?: Granter }
  | { readonly cost: 'discard hand' }
  | {
      readonly cost: 'sacrifice' | 'tap permanents' | 'return to hand';
      readonly filter: Filter;
      readonly count: Amount;
      /** “Up to one.” */
      readonly upTo?: true;
      /**
       * The permanents are chosen as the cost is announced, and what the total cost is reduced by for each is its mana
       * value or power in generic mana, or its mana cost (CR 702.48, 702.119, 702.180).
       */
      readonly lessens?: CostReduction;
    }
  | { readonly cost: 'discard'; readonly filter: Filter; readonly count: Amount; readonly atRandom?: true }
  | {
      readonly cost: 'exile from graveyard' | 'put from exile into graveyard';
      readonly filter: Filter;
      readonly count: Amount;
    }
  | {
      readonly cost: 'exile from hand' | 'exile permanents' | 'exile spells' | 'reveal from hand' | 'untap permanents';
      readonly filter: Filter;
      readonly count: Amount;
    }
  | {
      readonly cost: 'put on library';
      readonly from: 'hand' | 'graveyard' | 'battlefield';
      readonly position: 'top' | 'bottom';
      readonly filter: Filter;
      readonly count: Amount;
    }
  /** CR 701.4a: each is a card that is revealed from the hand or a permanent. */
  | { readonly cost: 'behold'; readonly filter: Filter; readonly count: Amount }
  /** Any number of permanents whose power is that much in all (CR 702.122a). */
  | {
      readonly cost: 'tap with total power';
      readonly filter: Filter;
      readonly total: Amount;
      /** What the creatures do by being tapped for it (CR 702.122b, 702.171c). */
      readonly action?: 'crew' | 'saddle';
    }
  /** Permanents and cards in the graveyard, so many or at least so many (CR 702.167a, 702.167b). */
  | {
      readonly cost: 'exile permanents or cards';
      readonly filter: Filter;
      readonly count: Amount;
      readonly orMore?: true;
    }
  /** Any number of cards from the graveyard whose mana value is that much in all (CR 701.59a). */
  | {
      readonly cost: 'exile with total mana value';
      readonly filter: Filter;
      readonly total: Amount;
      /** What the player does by it (CR 701.59a). */
      readonly action?: 'collect evidence';
    }
  /** CR 701.68: so many -1/-1 counters on a creature that the player controls. */
  | { readonly cost: 'blight'; readonly count: Amount }
  /** So many counters on each of that many permanents that the player controls. */
  | {
      readonly cost: 'put counters on';
      readonly counter: string;
      readonly counters: Amount;
      readonly filter: Filter;
      readonly count: Amount;
    }
  /** An opponent whom the payer chooses gains that much, or each other player does (CR 119.7). */
  | { readonly cost: 'others gain life'; readonly who: 'opponent' | 'each other player'; readonly amount: Amount }
  | { readonly cost: 'mill' | 'exile from top of library'; readonly count: Amount }
  /** Removed from among the player's permanents that match; counters of any kind where none is named. */
  | {
      readonly cost: 'remove counters from among';
      readonly filter: Filter;
      readonly counter?: string;
      readonly count: Amount;
      readonly many?: 'any number' | 'one or more';
    }
  /** Counters that the player has, such as energy (CR 107.14). */
  | {
      readonly cost: 'pay player counters';
      readonly counter: string;
      readonly count: Amount;
      /** The `count` is X, and is worded “one or more {E}”. */
      readonly many?: 'one or more';
    }
  /** An opponent, whom the object remembers under the label (CR 702.174a). */
  | { readonly cost: 'choose opponent'; readonly label: string }
  /** One of these, which the player chooses as the cost is announced (CR 601.2b). */
  | { readonly cost: 'choice'; readonly of: readonly (readonly Cost[])[] }
  | { readonly cost: 'pay life'; readonly amount: Amount }
  /**
   * `many`: of a cost whose `count` is X: how the text says X, which is announced (CR 601.2b): as much as the player
   * wants, one at least, or all that there are.
   */
  | {
      readonly cost: 'remove counters' | 'put counters';
      readonly counter: string;
      readonly count: Amount;
      readonly of?: Granter;
      readonly many?: 'any number' | 'one or more' | 'all';
    };
