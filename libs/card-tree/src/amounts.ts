import type { DesignationName } from './designations.js';
import type { Filter } from './filters.js';
import type { Objects, Players, Recipients } from './references.js';
import type { Condition } from './conditions.js';
import type { KeywordName } from './keywords.js';
import type { SharedQuality } from './relation-filters.js';
import type { Color, ManaType } from './symbols.js';
import type { TriggerEvent } from './triggers.js';

/** A number of an object that texts compare. */
export type Measure = 'power' | 'toughness' | 'mana value';

/** A number in rules text: fixed, chosen (X), or counted when it is needed (CR 107). */
export type Amount =
  | number
  /**
   * With `of`, the value of X that was chosen or defined for that object (CR 107.3e); `is` is what the text says that X
   * is (CR 107.3i). Without either, the cost's X; `said`: what was paid of which the text doesn't say X; `as before`: what X
   * is was said in an earlier sentence; `Y`: the other of two numbers. It is wording.
   */
  | {
      readonly amount: 'X';
      readonly of?: Objects;
      readonly is?: Amount;
      readonly said?: 'removed this way' | 'paid this way' | 'that many' | 'as before' | 'Y';
    }
  | {
      readonly amount: 'count';
      readonly filter: Filter;
      readonly zone?: 'battlefield' | 'graveyard' | 'hand' | 'stack' | 'exile' | 'library';
    }
  /**
   * `said` is only wording: “the power of that creature”, not “that creature's power”; `that died`: “the power of the
   * creature that died”.
   */
  | { readonly amount: 'power' | 'toughness' | 'mana value'; readonly of: Objects; readonly said?: 'of' | 'that died' }
  /**
   * The number of these counters on all of the objects together. `said`, here and for all counters: “among lands you
   * control”, not “on”. It is only wording.
   */
  | { readonly amount: 'counters'; readonly counter: string; readonly on: Objects; readonly said?: 'among' }
  | { readonly amount: 'player counters'; readonly counter: string; readonly on: Players }
  /** The value of a designation such as speed or level; 0 for a player or object without it (CR 702.179f, 716.2d). */
  | { readonly amount: 'designation'; readonly as: DesignationName; readonly of: Recipients }
  | { readonly amount: 'chosen number'; readonly label?: string }
  | { readonly amount: 'life' | 'hand size' | 'graveyard size'; readonly of: Players }
  /** What the triggering event counted: damage dealt, life gained, cards drawn. */
  | {
      readonly amount: 'that much';
      /** How the text words it if not as “that much”: “the damage prevented this way”. It is only wording. */
      readonly called?: ThatMuchSaid;
    }
  | { readonly amount: 'sum'; readonly of: readonly Amount[] }
  | { readonly amount: 'product'; readonly of: readonly Amount[] }
  | { readonly amount: 'negative'; readonly of: Amount }
  | { readonly amount: 'half'; readonly of: Amount; readonly round: 'up' | 'down' }
  | { readonly amount: 'spells cast this turn'; readonly by: Players }
  /** The total power of the creatures that the player declared as attackers last, as it was then (CR 508.1, 608.2i). */
  | { readonly amount: 'power attacked with' }
  | {
      readonly amount: 'devotion';
      readonly colors: readonly Color[];
      /** The label of a color that a player chose as the text was followed (CR 608.2d). */
      readonly noted?: string;
    }
  | { readonly amount: 'times kicked' }
  /** The mana spent to cast the spell: all of it, or that of some types or from such sources (CR 107.4h, 601.2h). */
  | {
      readonly amount: 'mana spent';
      readonly types?: readonly ManaType[];
      readonly from?: Filter;
      /** The spell that is asked about, if not the one whose text this is. */
      readonly of?: Objects;
    }
  /** How many colors of mana were spent to cast it (CR 105.1). */
  | { readonly amount: 'colors spent'; readonly of?: Objects }
  /**
   * How often the optional additional cost of that keyword was paid. `which` is the number of the ability, from 0,
   * where there are several.
   */
  | { readonly amount: 'times paid'; readonly keyword: KeywordName; readonly which?: number }
  /** How often an event happened this turn or last turn, or its amounts added up (CR 608.2i). */
  | {
      readonly amount: 'events';
      readonly event: TriggerEvent;
      /**
       * `objects`: how many different objects it happened to, `players`: how many different players, also those who
       * have left the game; `greatest mana value`: of these objects, as they were
       * then; `greatest of one to another`: the greatest sum of the amounts of which the object and the other object or
       * player are the same.
       */
      readonly counting:
        'times' | 'amounts' | 'objects' | 'players' | 'greatest mana value' | 'greatest of one to another';
      readonly turn?: 'last turn';
      /** For each of these players, whom the event calls “that player”; the results are added up. */
      readonly of?: Players;
      /** Only events from before the casting of the spell whose text this is (CR 702.40a). */
      readonly before?: 'this spell';
      /** “Have lost”, not “lost”; “the amount of life”, not “the life”. It is only wording. */
      readonly said?: 'have' | 'amount';
    }
  /** How many things an earlier instruction of the same text produced under that label. */
  | {
      readonly amount: 'number of';
      readonly label: string;
      readonly filter?: Filter;
      /** The text says “that many”. It is only wording. */
      readonly said?: 'that many';
    }
  /** How many objects those are. */
  | { readonly amount: 'how many'; readonly of: Objects }
  /** How many objects the linked abilities of this object have acted on, wherever these are now (CR 607.2a). */
  | { readonly amount: 'ever linked'; readonly label: string }
  /** `said` is only wording. */
  | {
      readonly amount: 'greatest' | 'least';
      readonly measure: Measure;
      readonly among: Objects;
      readonly said?: 'highest' | 'lowest';
    }
  /** How many different values of the quality they have: “the number of colors among permanents you control”. */
  | { readonly amount: 'different'; readonly quality: CountedQuality; readonly among: Objects }
  /** How many of them have the value of the quality that most of them have: “a creature type in common”. */
  | { readonly amount: 'most in common'; readonly quality: SharedQuality; readonly among: Objects }
  /** How often those spells and abilities have something that matches as a target (CR 115.9a). */
  | { readonly amount: 'number of targets'; readonly of: Objects }
  /** The number of counters on them, of all kinds together. */
  | { readonly amount: 'all counters'; readonly on: Objects; readonly said?: 'among' }
  | { readonly amount: 'library size'; readonly of: Players }
  /** The players' starting life totals, as changed by a vanguard card or for an archenemy (CR 103.4, 313.7, 904.5). */
  | { readonly amount: 'starting life total'; readonly of: Players }
  /** “The highest life total among …” */
  | { readonly amount: 'greatest life' | 'least life'; readonly of: Players }
  /**
   * The amount is computed for each of the players, as “that player”, and the greatest or least result counts: “the
   * player who controls the fewest”.
   */
  | { readonly amount: 'greatest among players' | 'least among players'; readonly who: Players; readonly of: Amount }
  | { readonly amount: 'number of players'; readonly who: Players }
  /** How many dungeons with different names they have completed (CR 309.7). */
  | { readonly amount: 'dungeons completed'; readonly of: Players }
  /** How often they have cast their commanders from the command zone this game (CR 903.8). */
  | {
      readonly amount: 'commander casts';
      readonly by: Players;
      /** Commanders of other players count as well: “a commander”, not “your commander”. */
      readonly any?: true;
    }
  /** How often these were cast from the command zone this game (CR 903.8), whoever cast them. */
  | { readonly amount: 'casts from command zone'; readonly of: Objects }
  /** How many colors are in the combined color identity of their commanders; a cost of so much can't be paid without one. */
  | { readonly amount: 'commander colors'; readonly of: Players }
  /** CR 700.8. */
  | { readonly amount: 'party'; readonly of: Players }
  /** `said`: “the difference”, of the two numbers that were just compared. It is only wording. */
  | { readonly amount: 'difference'; readonly of: readonly [Amount, Amount]; readonly said?: 'compared' }
  | { readonly amount: 'greatest of' | 'least of'; readonly of: readonly Amount[] }
  /** “A third”, rounded as the text says (CR 107.1a). A divisor below 1 counts as 1. */
  | { readonly amount: 'quotient'; readonly of: Amount; readonly by: Amount; readonly round: 'up' | 'down' }
  /** How often spells have merged with it by mutating (CR 702.140e). */
  | { readonly amount: 'times mutated'; readonly of: Objects }
  /** CR 706.8: the largest number of equal results among those that linked abilities stored on it. */
  | { readonly amount: 'stored results alike'; readonly on: Objects }
  /** A number that an earlier instruction chose, rolled or counted under that label. */
  | {
      readonly amount: 'noted number';
      readonly label: string;
      /** The text says “that many”. It is only wording. */
      readonly said?: 'that many';
    }
  | { readonly amount: 'either'; readonly condition: Condition; readonly then: Amount; readonly otherwise: Amount }
  /** “Any number of”: the player may choose any number up to the number that there are (CR 107.1c). */
  | { readonly amount: 'any number' };

/** How a text words “that much” when it names what happened: “the amount of life you gained”. */
export const thatMuchSaid = [
  'prevented this way',
  'life you gained',
  'life you lost',
  'damage it dealt',
  'damage dealt',
  'looked at',
] as const;
export type ThatMuchSaid = (typeof thatMuchSaid)[number];

/** A quality of which a text counts the different values. */
export type CountedQuality = SharedQuality | 'basic land type' | 'counter';
