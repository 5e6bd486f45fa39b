import type { Together } from './abilities.js';
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

/** The number of a chosen permanent by which the total cost that is paid with it is reduced. */
export const costReductions = ['mana value', 'power', 'mana cost'] as const;
export type CostReduction = (typeof costReductions)[number];

/**
 * One part of a cost (CR 118.1). Several parts are paid in any order (601.2h).
 *
 * `orMore`: the count is the least that is chosen; “any number” is none or more. `lessensBy`: the objects are chosen when
 * the cost is announced, and each reduces the total cost by that mana (601.2b, 601.2f).
 */
export type Cost =
  /** `x` is the value of X where the text defines X (CR 107.3c), so that no player chooses it. */
  | {
      readonly cost: 'mana';
      readonly mana: ManaCost;
      readonly x?: Amount;
      /** The most that X can be, where its payer chooses it (CR 107.3f). */
      readonly xAtMost?: Amount;
      /** CR 701.67a: an artifact or creature may be tapped for each generic mana. */
      readonly waterbend?: true;
    }
  /** `of`: the cost exiles the object that gave the ability, instead of the object that has it (CR 201.5a). */
  | { readonly cost: 'exile this'; readonly of?: Granter }
  /** `called`: “remove a charge counter from this artifact and sacrifice it”. It is only wording. */
  | { readonly cost: 'sacrifice this'; readonly of?: Granter; readonly called?: 'it' }
  | { readonly cost: 'tap that'; readonly of: Granter }
  | { readonly cost: 'tap' | 'untap' }
  /** `called`: the text of a legend says “discard this card”, not its name. It is only wording. */
  | { readonly cost: 'discard this'; readonly called?: 'card' }
  /**
   * The mana cost of the object whose text it is. An object without a mana cost can't pay it (CR 118.6). `less`: the
   * generic mana in it is reduced by so much (CR 118.7a).
   */
  | { readonly cost: 'mana cost of this'; readonly less?: number }
  /** CR 701.43c: a permanent can be exerted as a cost. */
  | { readonly cost: 'exert this' }
  | { readonly cost: 'return this to hand' | 'unattach this'; readonly of?: Granter }
  | { readonly cost: 'discard hand' }
  | {
      readonly cost: 'sacrifice' | 'tap permanents' | 'return to hand';
      readonly filter: Filter;
      readonly count: Amount;
      /** The player may choose not to: “up to one”. */
      readonly upTo?: true;
      /**
       * The permanents are chosen when the cost is announced. Each reduces the total cost, by its mana value or power
       * in generic mana or by its mana cost (CR 702.48, 702.119, 702.180).
       */
      readonly lessens?: CostReduction;
      readonly orMore?: true;
      readonly lessensBy?: ManaCost;
      /** What the permanents have to be together: “that share a creature type”. */
      readonly together?: readonly Together[];
    }
  | {
      readonly cost: 'discard';
      readonly filter: Filter;
      readonly count: Amount;
      readonly atRandom?: true;
      /** What the cards have to be together: “with different names”. */
      readonly together?: readonly Together[];
    }
  | {
      readonly cost: 'exile from graveyard' | 'put from exile into graveyard';
      readonly filter: Filter;
      readonly count: Amount;
      readonly orMore?: true;
      readonly lessensBy?: ManaCost;
      /** What was moved is remembered for the linked ability (CR 607.2a). */
      readonly link?: string;
    }
  | {
      readonly cost: 'exile from hand' | 'exile permanents' | 'exile spells' | 'reveal from hand' | 'untap permanents';
      readonly filter: Filter;
      readonly count: Amount;
      readonly orMore?: true;
      readonly lessensBy?: ManaCost;
      /** What the cards have to be together: “that share a color”. */
      readonly together?: readonly Together[];
    }
  | {
      readonly cost: 'put on library';
      readonly from: 'hand' | 'graveyard' | 'battlefield';
      readonly position: 'top' | 'bottom';
      readonly filter: Filter;
      readonly count: Amount;
    }
  /** CR 701.4a: each is a card that the player reveals from their hand, or a permanent that they control. */
  /** With `exile`, it is exiled then; `link`: the label under which other abilities refer to it (CR 607.2a). */
  | {
      readonly cost: 'behold';
      readonly filter: Filter;
      readonly count: Amount;
      readonly exile?: true;
      readonly link?: string;
    }
  /** Any number of permanents with that total power (CR 702.122a). */
  | {
      readonly cost: 'tap with total power';
      readonly filter: Filter;
      readonly total: Amount;
      /** The keyword action that the tapped creatures take (CR 702.122b, 702.171c). */
      readonly action?: 'crew' | 'saddle';
    }
  /** That many, or at least that many, permanents and cards in the graveyard (CR 702.167a, 702.167b). */
  | {
      readonly cost: 'exile permanents or cards';
      readonly filter: Filter;
      readonly count: Amount;
      readonly orMore?: true;
    }
  /** Any number of cards from the graveyard with that total mana value (CR 701.59a). */
  | {
      readonly cost: 'exile with total mana value';
      readonly filter: Filter;
      readonly total: Amount;
      /** The keyword action that the player takes by paying (CR 701.59a). */
      readonly action?: 'collect evidence';
    }
  /** CR 701.68: that many -1/-1 counters on a creature that the player controls. */
  | { readonly cost: 'blight'; readonly count: Amount }
  /** That many counters on each of that many permanents that the player controls. */
  | {
      readonly cost: 'put counters on';
      readonly counter: string;
      readonly counters: Amount;
      readonly filter: Filter;
      readonly count: Amount;
    }
  /** An opponent whom the payer chooses, or each other player, gains that much life (CR 119.7). */
  | { readonly cost: 'others gain life'; readonly who: 'opponent' | 'each other player'; readonly amount: Amount }
  | { readonly cost: 'mill' | 'exile from top of library'; readonly count: Amount }
  /**
   * Counters are removed from among the player's permanents that match; of any kind where no kind is named. `fromOne`:
   * all of them from one permanent.
   */
  | {
      readonly cost: 'remove counters from among';
      readonly fromOne?: true;
      /** Each counter that is removed reduces the total cost by that mana (CR 601.2f). */
      readonly lessensByCounter?: ManaCost;
      readonly filter: Filter;
      readonly counter?: string;
      readonly count: Amount;
      readonly many?: 'any number' | 'one or more';
    }
  /** The player pays with counters that they have, such as energy (CR 107.14). */
  | {
      readonly cost: 'pay player counters';
      readonly counter: string;
      readonly count: Amount;
      /** The `count` is X; the text says “one or more {E}”. It is only wording. */
      readonly many?: 'one or more';
    }
  /** The payer chooses an opponent, whom the object remembers under the label (CR 702.174a). */
  | { readonly cost: 'choose opponent'; readonly label: string }
  /** The player chooses one of these costs when the cost is announced (CR 601.2b). */
  | { readonly cost: 'choice'; readonly of: readonly (readonly Cost[])[] }
  /** The player whom the payer secretly chose for the object, which then everybody knows. */
  | { readonly cost: 'reveal chosen player'; readonly label?: string }
  | { readonly cost: 'pay life'; readonly amount: Amount }
  /**
   * `many`: how the text words a `count` of X, which is announced (CR 601.2b): any number, at least one, or all. It is
   * only wording.
   */
  | {
      readonly cost: 'remove counters' | 'put counters';
      readonly counter: string;
      readonly count: Amount;
      readonly of?: Granter;
      readonly many?: 'any number' | 'one or more' | 'all';
    };
