import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Comparator, Filter } from './filters.js';
import type { Objects, Players } from './references.js';
import type { ManaSymbol } from './symbols.js';
import type { Zone } from './zones.js';

/** What several objects can have in common, or each in its own way. */
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

/** What a player can be told to choose a word of, and an object then be asked for. */
export const notedQualities = ['name', 'color', 'card type', 'creature type', 'land type'] as const;
export type NotedQuality = (typeof notedQualities)[number];

/** Qualities that stand in relation to other objects, to players, or to what was chosen before. */
export type RelationFilter =
  /** “One of those cards”. */
  | { readonly is: 'one of'; readonly objects: Objects }
  /** The condition holds of it; it is what `asked` names there. */
  | { readonly is: 'where'; readonly condition: Condition }
  | { readonly is: 'controlled by players' | 'owned by players'; readonly who: Players }
  | { readonly is: 'in zone'; readonly zone: Zone }
  /** A spell that was cast, from there where a zone is given, or the permanent that such a spell became (CR 400.7d). */
  | { readonly is: 'cast from'; readonly zone?: Zone }
  /** “That shares a creature type with …”: with at least one of them. `said` is only wording: “at least one creature type”. */
  | {
      readonly is: 'shares';
      readonly quality: SharedQuality;
      readonly with: Objects;
      readonly said?: 'at least one';
    }
  /** The number of counters of that kind, or of all kinds together if no kind is named. */
  | {
      readonly is: 'counters';
      readonly counter?: string;
      readonly compare: Comparator;
      readonly to: Amount;
      /** Only wording: “with one or more counters on it”, not “with a counter on it”. */
      readonly said?: 'one or more';
    }
  /** A spell or ability that targets such an object (CR 115.9b), and nothing else (CR 115.9c). */
  | { readonly is: 'targets'; readonly what: Filter; readonly only?: true }
  | { readonly is: 'targets player'; readonly who: Players; readonly only?: true }
  /** CR 115.9a: how often something was chosen as its target. */
  | { readonly is: 'number of targets'; readonly compare: Comparator; readonly to: Amount }
  | { readonly is: 'activated ability' | 'triggered ability' | 'loyalty ability' | 'modal' }
  /** CR 303.4, 301.5, 700.9, 700.12. */
  | {
      readonly is: 'enchanted' | 'equipped' | 'modified' | 'outlaw' | 'without abilities';
    }
  /** CR 113.12; where `mana` is given, one that is a mana ability, or one that isn't (CR 605.1a). */
  | { readonly is: 'with an activated ability'; readonly mana?: boolean }
  /** CR 708.2. */
  | { readonly is: 'face down' }
  /** A permanent with its back face up that can transform (CR 701.27g). */
  | { readonly is: 'transformed' }
  /** It was tapped to pay for mana in the total cost of the spell that these are or were (CR 702.51c). */
  | { readonly is: 'convoked'; readonly objects: Objects }
  /** CR 715.2a, 720.2a: it has those alternative characteristics, whether it uses them or not. */
  | { readonly is: 'has an Adventure' | 'has an Omen' }
  /** Zero is even (CR 107.1); “more than one of the same mana symbol in its mana cost” (CR 202.1). */
  | { readonly is: 'even mana value' | 'odd mana value' | 'with a repeated mana symbol' }
  /** A card that could be put onto the battlefield, a spell that will enter it (CR 110.4a, 110.4b). */
  | { readonly is: 'permanent card' | 'permanent spell' }
  /** CR 202.1. `H` is any Phyrexian symbol (CR 107.4g). */
  | { readonly is: 'mana cost contains'; readonly symbol: ManaSymbol | 'H' }
  /** An attachment, by what it is attached to; and a permanent, by what is attached to it. */
  | { readonly is: 'attached to' | 'has attached'; readonly what: Filter }
  /** A creature that blocks such a one, or is blocked by one (CR 509.1g). */
  | { readonly is: 'blocks' | 'is blocked by'; readonly what: Filter }
  /** A creature that attacks such a planeswalker or battle (CR 508.1b). */
  | { readonly is: 'attacks'; readonly what: Filter }
  /** A battle of which one of the players is the protector (CR 310.8). */
  | { readonly is: 'protected by players'; readonly who: Players }
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
