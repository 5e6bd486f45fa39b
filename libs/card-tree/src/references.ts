import type { DesignationName } from './designations.js';
import type { Amount, Measure } from './amounts.js';
import type { Condition } from './conditions.js';
import type { ObjectCostName } from './costs.js';
import type { Filter } from './filters.js';

/**
 * Players that a text names. `you` is the controller of the spell or ability (CR 109.5); `target` are the players
 * chosen for a target; `that player` is the player of the event that triggered the ability.
 * - `each teammate`: the other players of your team (CR 102.3).
 */
export type Players = (
  | { readonly players: 'you' | 'each opponent' | 'active player' | 'that player' | 'defending player' }
  /** `startingWith`: “starting with you, each player”, in turn order from you on, whoever's turn it is. */
  | { readonly players: 'each player'; readonly startingWith?: 'you' }
  | { readonly players: 'each teammate' }
  /** The opponents that you attacked with a creature this combat (CR 702.121a). */
  | { readonly players: 'attacked this combat' }
  /** The player that this is attached to (CR 303.4b). */
  | { readonly players: 'enchanted player' }
  | { readonly players: 'target'; readonly slot: number }
  /** The target, if it is a player, and its controller, if it is a permanent. */
  | { readonly players: 'target or its controller'; readonly slot: number }
  /** The players who have a designation: the monarch (CR 723.1). */
  | { readonly players: 'designated'; readonly as: DesignationName }
  /** The player that was chosen for the object whose text it is (CR 607.2d). */
  | {
      readonly players: 'chosen';
      readonly label?: string;
      /** “The last chosen player.” It is only wording. */
      readonly said?: 'last';
    }
  | { readonly players: 'controller of' | 'owner of'; readonly objects: Objects }
  /** The players other than you, other than the player for whom the text is followed, or other than `those`. */
  | { readonly players: 'each other player'; readonly than?: Players }
  /** Your opponents except that player. `said`: “each of your other opponents”; it is only wording. */
  | { readonly players: 'each other opponent'; readonly than: Players; readonly said?: 'of yours' }
  /** The players that an earlier instruction of the same text chose under that label. */
  | { readonly players: 'noted'; readonly label: string }
  /**
   * Those players of whom the condition holds; the condition calls each of them `that player`. `said`: “that”, not
   * “who”; `past`: “who didn't”; these are only wording.
   */
  | {
      readonly players: 'those who';
      readonly of: Players;
      readonly condition: Condition;
      readonly said?: 'that' | 'past';
    }
  /** CR 102.3. */
  | { readonly players: 'opponents of'; readonly of: Players }
  /** The players whom those creatures attack, or attacked if they no longer do (CR 508.1b). */
  | { readonly players: 'attacked by'; readonly objects: Objects }
  /** “You and target opponent.” */
  | { readonly players: 'together'; readonly of: readonly Players[] }
  /** The nearest player who is still in the game. The player to the left is the next in turn order (CR 103.1). */
  | { readonly players: 'player to the left of' | 'player to the right of'; readonly of: Players }
) &
  Wording;

/**
 * Objects that a text names.
 * - `this`: the object whose text it is.
 * - `target`: what was chosen for the target in that slot; targets that are illegal on resolution are left out.
 * - `that object`: the object of the event that triggered the ability, or that a replacement effect modifies.
 * - `those objects`: all objects of the event, where one event has several (“one or more”).
 * - `linked`: what the linked ability with that label did something to (CR 607): “the exiled card”.
 * - `attached`: the object that this is attached to (CR 301.5, 303.4).
 * - `each`: all objects that match, found when the instruction is followed.
 * - `kept`: inside a delayed triggered ability, what the instruction that made it was told to `keep` (CR 603.7c).
 * - `result`: what an earlier instruction of the same text produced under that label (“it”, “those cards”).
 */
export type Objects = (
  | { readonly objects: 'this' | 'that object' | 'those objects' | 'attached' | 'kept' }
  /** `all`: the text means several objects, “the exiled cards”. It is only wording. */
  | { readonly objects: 'linked'; readonly label: string; readonly all?: true }
  /**
   * Inside an effect that replaces or prevents damage: the permanent that the damage would be dealt to (CR 614.1,
   * 615.5).
   */
  | { readonly objects: 'recipient' }
  /**
   * In an ability that triggers on damage to a permanent or player: that permanent. Where players can be meant too, that
   * player as well.
   */
  | { readonly objects: 'damaged' }
  | { readonly objects: 'target'; readonly slot: number }
  /** The permanent that was chosen for the object whose text it is (CR 607.2d). */
  | { readonly objects: 'chosen'; readonly label?: string }
  | {
      readonly objects: 'each';
      readonly filter: Filter;
      readonly zone?: 'battlefield' | 'graveyard' | 'stack' | 'hand' | 'exile' | 'library' | 'command' | 'outside';
      /** The text names them one by one: “each creature”, not “all creatures”. It is only wording. */
      readonly one?: true;
      /** “All creatures” as a subject, where the plural alone would do. It is only wording. */
      readonly all?: true;
      /** The owners of the zone; all players where absent. */
      readonly of?: Players;
    }
  | { readonly objects: 'result'; readonly label: string }
  /** Inside “for each …”: the object that it has come to. Inside a filter: the object that is being asked about. */
  | { readonly objects: 'each one' | 'asked' }
  /** CR 401.2: the cards from the top down; the whole library if it has fewer. */
  | { readonly objects: 'top of library'; readonly of: Players; readonly count: Amount }
  | { readonly objects: 'bottom of library'; readonly of: Players; readonly count: Amount }
  /** The commanders that those players own, wherever they are (CR 903.3). */
  | { readonly objects: 'commanders'; readonly of: Players }
  /** `bare`: “and other Elves”, not “and all other Elves”. It is only wording. */
  | { readonly objects: 'together'; readonly of: readonly Objects[]; readonly bare?: true }
  /** “The rest”: those of the first objects that aren't among the second. */
  | { readonly objects: 'other than'; readonly of: Objects; readonly not: Objects }
  /** `one`, `all`: “each …”, “all …”. It is only wording. */
  | {
      readonly objects: 'matching';
      readonly of: Objects;
      readonly filter: Filter;
      readonly one?: true;
      readonly all?: true;
    }
  /** Those with the greatest or least power, toughness or mana value among them; all of them if they tie. */
  | { readonly objects: 'greatest' | 'least'; readonly by: Measure; readonly among: Objects }
  /** The permanents that are attached to them. `past`: that were attached to those that have left as they left (CR 608.2h). */
  | { readonly objects: 'attachments of'; readonly of: Objects; readonly past?: true }
  /**
   * “The last card exiled with this”: the latest of them; of cards in a graveyard, the one on top, or at the bottom (CR
   * 404.2).
   */
  | { readonly objects: 'last' | 'first'; readonly of: Objects }
  /** The permanents that they are attached to. */
  | { readonly objects: 'hosts of'; readonly of: Objects }
  /** The sources of abilities on the stack (CR 113.7). */
  | { readonly objects: 'sources of'; readonly of: Objects }
  /** What a part of the cost of the spell or ability was paid with: “the sacrificed creature” (CR 607.2). */
  | { readonly objects: 'paid'; readonly cost: ObjectCostName }
  /** The creature that it is paired with (CR 702.95b). */
  | { readonly objects: 'paired with'; readonly of: Objects }
  /** The card that is encoded on this and has made this text part of it (CR 702.99a). */
  | { readonly objects: 'encoded' }
  /** The permanents that spells have become by resolving (CR 608.3). */
  | { readonly objects: 'become of'; readonly of: Objects }
  /**
   * The cards in graveyards that those objects are or became when they were put there: “put into a graveyard this way”.
   */
  | { readonly objects: 'put into graveyards'; readonly of: Objects }
  /** CR 509.1g. */
  | { readonly objects: 'blockers of' | 'blocked by'; readonly of: Objects }
  /**
   * The planeswalkers that they attack, or attacked if they no longer do. Where players can be meant too, the players
   * as well (CR 508.1b, 508.5).
   */
  | { readonly objects: 'attacked by'; readonly of: Objects }
  /**
   * In an ability that an object gained: the object whose effect gave it (CR 201.5a). `as` is what the text calls that
   * object: “this Equipment”, a name.
   */
  | { readonly objects: 'granter'; readonly as: string }
) &
  Wording;

/** The object that gave the ability whose text it is. */
export type Granter = Extract<Objects, { readonly objects: 'granter' }>;

/** The nouns that follow “that …” in a reference. */
export const referentNouns = [
  'creature',
  'card',
  'permanent',
  'token',
  'spell',
  'land',
  'artifact',
  'enchantment',
  'planeswalker',
  'battle',
  'player',
  'opponent',
  'ability',
  'spell or ability',
  'source',
  'Aura',
  'Equipment',
  'Vehicle',
  'Wall',
  'Army',
] as const;
export type ReferentNoun = (typeof referentNouns)[number];

/** The nouns that follow “the …” in a reference to something named before: “the creature's controller”. */
export const definiteNouns = [
  'token',
  'creature',
  'permanent',
  'land',
  'artifact',
  'spell',
  'source',
  'player',
] as const;
export type DefiniteNoun = (typeof definiteNouns)[number];

/** Whose a target is, where a text tells two targets apart by that: “the creature you control”. */
export const targetSides = ['you control', "you don't control", 'an opponent controls'] as const;
export type TargetSide = (typeof targetSides)[number];

/**
 * What an instruction did to objects, where later words refer to them by it: “the exiled card”, “cards milled this
 * way”.
 */
export const participles = [
  'exiled',
  'revealed',
  'milled',
  'discarded',
  'destroyed',
  'sacrificed',
  'chosen',
  'returned',
  'amassed',
] as const;
export type Participle = (typeof participles)[number];

/**
 * How a text words a reference to something that it has named before; it has no rules meaning. `it` is a pronoun (“it”,
 * “they”), a noun is “that creature”, with a participle “the exiled card”, `itself` the subject of its clause,
 * `permanent or player` a target that can be either, `the creature`, `the token` something named or created before,
 * `you` an explicit subject where none is needed, `nothing` an omitted subject (“and loses 1 life”). Where it is
 * absent, the text names its object for the first time, or the printer chooses the words.
 */
export interface Wording {
  readonly called?:
    | 'it'
    | 'he'
    | 'she'
    | 'itself'
    | 'you'
    | 'nothing'
    | 'permanent or player'
    | `the ${DefiniteNoun}`
    | `the ${'creature' | 'permanent'} ${TargetSide}`
    | ReferentNoun
    | `${Participle} ${ReferentNoun}`;
}

/** What damage can be dealt to and what a target can be (CR 115.1, 120.1). */
export type Recipients = Objects | Players;

export function namesPlayers(recipients: Recipients): recipients is Players {
  return 'players' in recipients;
}
