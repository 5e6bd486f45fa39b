import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Comparator, Filter } from './filters.js';
import type { Objects, Players } from './references.js';
import type { ManaSymbol } from './symbols.js';
import type { Zone } from './zones.js';

/** Qualities that several objects can share, or that can differ for each. */
export const sharedQualities = [
  'name',
  'color',
  'card type',
  'permanent type',
  'creature type',
  'land type',
  'mana value',
  'power',
  'toughness',
  'controller',
  'owner',
] as const;
export type SharedQuality = (typeof sharedQualities)[number];

/** Qualities of which a player can choose a value, and which objects can then be compared with. */
export const notedQualities = ['name', 'color', 'card type', 'creature type', 'land type'] as const;
export type NotedQuality = (typeof notedQualities)[number];

/** Qualities that relate an object to other objects, to players, or to an earlier choice. */
export type RelationFilter =
  /** “One of those cards”. */
  | { readonly is: 'one of'; readonly objects: Objects }
  /** The condition holds for the object, which the condition calls `asked`. */
  | { readonly is: 'where'; readonly condition: Condition }
  | { readonly is: 'controlled by players' | 'owned by players'; readonly who: Players }
  /** `said`: “is exiled”, not “is in exile”. It is only wording. */
  | { readonly is: 'in zone'; readonly zone: Zone; readonly said?: 'exiled' }
  /**
   * A card in a graveyard above which at least that many such cards lie (CR 404.2). `directly`: the card right above it
   * is one.
   */
  | { readonly is: 'has cards above'; readonly what: Filter; readonly count: number; readonly directly?: true }
  /**
   * A spell that was cast, from that zone where one is given, or the permanent that such a spell became (CR 400.7d).
   */
  | { readonly is: 'cast from'; readonly zone?: Zone }
  /**
   * “That shares a creature type with …”: it shares one with at least one of those objects. `said`: “at least one
   * creature type”. It is only wording.
   */
  | {
      readonly is: 'shares';
      readonly quality: SharedQuality;
      readonly with: Objects;
      readonly said?: 'at least one';
    }
  /** The number of counters of that kind, or of all kinds together if no kind is given. */
  | {
      readonly is: 'counters';
      readonly counter?: string;
      readonly compare: Comparator;
      readonly to: Amount;
      /** Only wording: “with one or more counters on it”, not “with a counter on it”. */
      readonly said?: 'one or more';
    }
  /** A spell or ability with such an object among its targets (CR 115.9b), or with only such targets (CR 115.9c). */
  | { readonly is: 'targets'; readonly what: Filter; readonly only?: true }
  | { readonly is: 'targets player'; readonly who: Players; readonly only?: true }
  /** CR 115.9a: the number of targets that were chosen for it, each counted as often as it was chosen. */
  | { readonly is: 'number of targets'; readonly compare: Comparator; readonly to: Amount }
  | { readonly is: 'activated ability' | 'triggered ability' | 'loyalty ability' | 'modal' }
  /** An ability whose activation cost contains {X} (CR 107.3a, 602.1a). */
  | { readonly is: 'with X in its activation cost' }
  /** CR 303.4, 301.5, 700.9, 700.12. */
  | {
      readonly is: 'enchanted' | 'equipped' | 'modified' | 'outlaw' | 'without abilities';
    }
  /** CR 113.12: it has an activated ability. With `mana`, one that is a mana ability, or one that isn't (CR 605.1a). */
  | { readonly is: 'with an activated ability'; readonly mana?: boolean }
  /** CR 708.2. */
  | { readonly is: 'face down' }
  /** A permanent with its back face up that can transform (CR 701.27g). */
  | { readonly is: 'transformed' }
  /**
   * It was tapped to pay for mana in the total cost of those spells, or of the spells that became those permanents (CR
   * 702.51c).
   */
  | { readonly is: 'convoked'; readonly objects: Objects }
  /** CR 715.2a, 720.2a: it has those alternative characteristics, whether or not it has them now. */
  | { readonly is: 'has an Adventure' | 'has an Omen' }
  /** Zero is even (CR 107.1); “more than one of the same mana symbol in its mana cost” (CR 202.1). */
  | { readonly is: 'even mana value' | 'odd mana value' | 'with a repeated mana symbol' }
  /** A card that could be put onto the battlefield, or a spell that will become a permanent (CR 110.4a, 110.4b). */
  | { readonly is: 'permanent card' | 'permanent spell' }
  /** CR 202.1. `H` is any Phyrexian symbol (CR 107.4g). */
  | { readonly is: 'mana cost contains'; readonly symbol: ManaSymbol | 'H' }
  /** An attachment, by what it is attached to; or a permanent, by what is attached to it. */
  | { readonly is: 'attached to' | 'has attached'; readonly what: Filter }
  /** A creature that blocks such a creature, or is blocked by one (CR 509.1g). */
  | { readonly is: 'blocks' | 'is blocked by'; readonly what: Filter }
  /** A creature that attacks such a planeswalker or battle (CR 508.1b). */
  | { readonly is: 'attacks'; readonly what: Filter }
  /** A battle of which one of the players is the protector (CR 310.8). */
  | { readonly is: 'protected by players'; readonly who: Players }
  /** An Aura that is attached to one of the players (CR 303.4b). */
  | { readonly is: 'attached to players'; readonly who: Players }
  /** It attacks one of the players, or a permanent of theirs where that is meant (CR 508.1b). */
  | { readonly is: 'attacks players'; readonly who: Players; readonly orPermanents?: true }
  /** It has the name, color or type that was chosen under that label. */
  | {
      readonly is: 'has noted';
      readonly quality: NotedQuality;
      readonly label: string;
      /** “The chosen color”, not “that color”. It is only wording. */
      readonly said?: 'chosen';
    };
