import type { Cost } from './costs.js';
import type { Filter } from './filters.js';
import type { Color } from './symbols.js';

/** Keyword abilities without a parameter (CR 702). */
export const plainKeywords = [
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
] as const;
export type PlainKeyword = (typeof plainKeywords)[number];

/** Keyword abilities with a parameter. */
export const parameterKeywords = [
  'protection',
  'enchant',
  'equip',
  'kicker',
  'cycling',
  'flashback',
  'multikicker',
  'buyback',
  'ward',
  'landwalk',
] as const;
export type ParameterKeyword = (typeof parameterKeywords)[number];

export type KeywordName = PlainKeyword | ParameterKeyword;

/** A keyword ability (CR 702): its name and, where it has one, its parameter. */
export type KeywordAbility =
  | { readonly kind: 'keyword'; readonly keyword: PlainKeyword }
  | { readonly kind: 'keyword'; readonly keyword: 'protection'; readonly from: readonly Color[] }
  | { readonly kind: 'keyword'; readonly keyword: 'enchant'; readonly filter: Filter | 'player' }
  | { readonly kind: 'keyword'; readonly keyword: 'landwalk'; readonly landType: string }
  | {
      readonly kind: 'keyword';
      readonly keyword: 'equip' | 'kicker' | 'multikicker' | 'buyback' | 'cycling' | 'flashback' | 'ward';
      readonly cost: readonly Cost[];
    };
