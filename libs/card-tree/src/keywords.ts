import type { Ability, ActivatedAbility, Mode, ModeChoice } from './abilities.js';
import {
  costCastingKeywords,
  numberCastingKeywords,
  otherCastingKeywords,
  plainCastingKeywords,
  type ParametrizedCastingKeyword,
} from './casting-keywords.js';
import type { Amount } from './amounts.js';
import type { Condition } from './conditions.js';
import type { Cost } from './costs.js';
import type { DeckCondition } from './deck-conditions.js';
import type { Filter } from './filters.js';
import type { Players } from './references.js';
import type { Color } from './symbols.js';

/** Keyword abilities without a parameter (CR 702). */
export const plainKeywords = [
  ...plainCastingKeywords,
  'deathtouch',
  'defender',
  'double strike',
  'first strike',
  'flash',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'prowess',
  'reach',
  'shroud',
  'trample',
  'vigilance',
  'fear',
  'intimidate',
  'shadow',
  'infect',
  'wither',
  'exalted',
  'persist',
  'undying',
  'trample over planeswalkers',
  'phasing',
  'space sculptor',
  'start your engines!',
  'convoke',
  'delve',
  'improvise',
  'horsemanship',
  'skulk',
  'changeling',
  'devoid',
  'flanking',
  'exploit',
  'evolve',
  'extort',
  'mentor',
  'training',
  'battle cry',
  'sunburst',
  'ravenous',
  'ingest',
  'dethrone',
  'provoke',
  'decayed',
  'banding',
  'myriad',
  'unleash',
  'riot',
  'umbra armor',
  'melee',
  'read ahead',
  'partner',
  'friends forever',
  'partner—Character select',
  'partner—Father & son',
  'partner—Survivors',
  'choose a Background',
  "Doctor's companion",
  'ascend',
  'soulbond',
  'living weapon',
  'for Mirrodin!',
  'job select',
  'living metal',
  'daybound',
  'nightbound',
  'haunt',
  'enlist',
  'hidden agenda',
  'double agenda',
  'station',
  'increment',
  'storied',
] as const;
export type PlainKeyword = (typeof plainKeywords)[number];

/** Keyword abilities with a cost: “equip {2}”. */
export const costKeywords = [
  ...costCastingKeywords,
  'equip',
  'kicker',
  'multikicker',
  'buyback',
  'cycling',
  'flashback',
  'ward',
  'cumulative upkeep',
  'echo',
  'outlast',
  'morph',
  'megamorph',
  'disguise',
  'unearth',
  'ninjutsu',
  'commander ninjutsu',
  'encore',
  'level up',
  'reconfigure',
  'scavenge',
  'embalm',
  'eternalize',
  'transmute',
  'recover',
  'fortify',
  'transfigure',
  'aura swap',
] as const;
export type CostKeyword = (typeof costKeywords)[number];

/** Keyword abilities with a number: “bushido 2”. */
export const numberKeywords = [
  ...numberCastingKeywords,
  'annihilator',
  'bushido',
  'toxic',
  'soulshift',
  'modular',
  'bloodthirst',
  'renown',
  'fading',
  'fabricate',
  'graft',
  'mobilize',
  'firebending',
  'rampage',
  'afterlife',
  'afflict',
  'absorb',
  'frenzy',
  'poisonous',
  'backup',
  'tribute',
  'amplify',
  'crew',
  'saddle',
  'dredge',
  'hideaway',
] as const;
export type NumberKeyword = (typeof numberKeywords)[number];

/**
 * Keyword abilities whose parameter is an activated ability of a special kind (CR 702.57a, 702.142a, 702.177a,
 * 702.193a).
 */
export const activatedKeywords = ['boast', 'exhaust', 'power-up', 'forecast'] as const;

/**
 * Keyword abilities whose parameter is an ability that functions only at some times (CR 702.169, 702.178a; 702.186 of
 * CR 2026-08-07).
 */
export const heldAbilityKeywords = ['max speed', 'solved', '∞'] as const;

/** Keyword abilities with a parameter of any kind. */
export const parameterKeywords = [
  ...costKeywords,
  ...numberKeywords,
  'level',
  'class level',
  'station symbol',
  'protection',
  'enchant',
  'landwalk',
  'vanishing',
  ...otherCastingKeywords,
  'devour',
  'champion',
  'partner with',
  'typecycling',
  'craft',
  'reinforce',
  ...activatedKeywords,
  ...heldAbilityKeywords,
  'to solve',
  'companion',
  'visit',
  'bands with other',
] as const;
export type ParameterKeyword = (typeof parameterKeywords)[number];

export type KeywordName = PlainKeyword | ParameterKeyword;

/** A keyword ability (CR 702): its name and, where it has one, its parameter. */
export type KeywordAbility =
  | { readonly kind: 'keyword'; readonly keyword: Exclude<PlainKeyword, 'hexproof'> }
  /**
   * With a quality, it is “hexproof from …” (CR 702.11d). The quality is asked about the spell, or about the ability's
   * source.
   */
  | { readonly kind: 'keyword'; readonly keyword: 'hexproof'; readonly from?: Filter }
  /**
   * Protection from these colors, and also from any other quality, from everything, or from players (CR 702.16a, j, k).
   */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'protection';
      readonly from: readonly Color[];
      readonly quality?: Filter;
      readonly everything?: true;
      readonly players?: Players;
      /** The attachments that the effect doesn't remove (CR 702.16n). */
      readonly sparing?: Filter;
    }
  /** CR 702.5. `zone`: it enchants cards there, not permanents. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'enchant';
      readonly filter: Filter | 'player';
      readonly zone?: 'graveyard';
    }
  /**
   * Landwalk of lands with that land type, that quality, or both: “nonbasic landwalk”, “snow swampwalk” (CR 702.14c).
   */
  | { readonly kind: 'keyword'; readonly keyword: 'landwalk'; readonly landType?: string; readonly quality?: Filter }
  /** The permanents that may be sacrificed: creatures, or permanents with that quality (CR 702.82a, 702.82c). */
  | { readonly kind: 'keyword'; readonly keyword: 'devour'; readonly count: Amount; readonly quality?: Filter }
  /** “Champion a creature”, “champion a Faerie” (CR 702.72a). */
  | { readonly kind: 'keyword'; readonly keyword: 'champion'; readonly filter: Filter }
  /** “Bands with other legendary creatures” (CR 702.22b): the quality is that of the creatures. */
  | { readonly kind: 'keyword'; readonly keyword: 'bands with other'; readonly quality: Filter }
  /** Without a number, the time counters come from something else (CR 702.63b). */
  | { readonly kind: 'keyword'; readonly keyword: 'vanishing'; readonly count?: Amount }
  | ParametrizedCastingKeyword
  /** A level symbol (CR 711.2): the lowest and, unless it is open, the highest number of level counters. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'level';
      readonly from: number;
      readonly to?: number;
      readonly power: number;
      readonly toughness: number;
      readonly abilities: readonly Ability[];
    }
  /** A class level bar (CR 716.2). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'class level';
      readonly level: number;
      readonly cost: readonly Cost[];
      readonly abilities: readonly Ability[];
    }
  /**
   * A station symbol (CR 721.2): the lowest number of charge counters, and the power and toughness of its box if it has
   * one.
   */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'station symbol';
      readonly from: number;
      readonly power?: number;
      readonly toughness?: number;
      readonly abilities: readonly Ability[];
    }
  /** CR 702.124i. */
  | { readonly kind: 'keyword'; readonly keyword: 'partner with'; readonly name: string }
  /** “Mountaincycling {2}” (CR 702.29e): `what` is the card that is searched for. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'typecycling';
      readonly what: Filter;
      readonly cost: readonly Cost[];
    }
  /** CR 702.167a. `orMore`: “with one or more …”. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'craft';
      readonly materials: Filter;
      readonly count: Amount;
      readonly orMore?: true;
      readonly cost: readonly Cost[];
    }
  /** CR 702.77a. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'reinforce';
      readonly count: Amount;
      readonly cost: readonly Cost[];
    }
  | {
      readonly kind: 'keyword';
      readonly keyword: (typeof activatedKeywords)[number];
      readonly ability: ActivatedAbility;
    }
  | { readonly kind: 'keyword'; readonly keyword: (typeof heldAbilityKeywords)[number]; readonly ability: Ability }
  /** CR 719.3a. */
  | { readonly kind: 'keyword'; readonly keyword: 'to solve'; readonly condition: Condition }
  /** CR 702.159a: the targets and instructions of the ability that triggers when the Attraction is visited. */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'visit';
      readonly modes: readonly Mode[];
      readonly choose?: ModeChoice;
    }
  /** CR 702.139a. */
  | { readonly kind: 'keyword'; readonly keyword: 'companion'; readonly condition: DeckCondition }
  /** “Equip Human {1}”, “equip planeswalker {2}” (CR 702.6c, 702.6e). */
  | {
      readonly kind: 'keyword';
      readonly keyword: 'equip';
      readonly cost: readonly Cost[];
      readonly quality?: Filter;
      readonly planeswalker?: true;
      /** “This ability costs {1} less to activate …”, “activate only once each turn”, of the ability itself. */
      readonly costsLess?: NonNullable<ActivatedAbility['costsLess']>;
      readonly oncePerTurn?: true;
    }
  | { readonly kind: 'keyword'; readonly keyword: Exclude<CostKeyword, 'equip'>; readonly cost: readonly Cost[] }
  | { readonly kind: 'keyword'; readonly keyword: NumberKeyword; readonly count: Amount };

/**
 * Keywords that are variants of others: whatever asks about the other keyword also finds them (CR 702.29f, 702.37b,
 * 702.124n).
 */
export const variantOf: { readonly [K in KeywordName]?: KeywordName } = {
  typecycling: 'cycling',
  megamorph: 'morph',
  'commander ninjutsu': 'ninjutsu',
  'partner with': 'partner',
};
