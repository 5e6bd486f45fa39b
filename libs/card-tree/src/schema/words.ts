import type { Measure } from '../amounts.js';
import { objectCosts, type ObjectCostName } from '../costs.js';
import { cardTypes, supertypes, type CardType, type Supertype } from '../card-types.js';
import { designations, type DesignationName } from '../designations.js';
import { durations, type Duration } from '../durations.js';
import type { Comparator } from '../filters.js';
import { parameterKeywords, plainKeywords, type KeywordName } from '../keywords.js';
import type { PaidCostName } from '../conditions.js';
import { forcedActions, playerProhibitions, type ForcedAction, type PlayerProhibition } from '../prohibitions.js';
import { colors, isManaSymbol, manaTypes, type Color, type ManaSymbol, type ManaType } from '../symbols.js';
import {
  combatPoints,
  phases,
  skippables,
  steps,
  zones,
  type CombatPoint,
  type Phase,
  type Skippable,
  type Step,
  type Zone,
} from '../zones.js';
import { integer, list, oneOf, textThat, type Schema } from './combinators.js';

/** Schemas of the words that many types use. */

export const cardType: Schema<CardType> = oneOf(...cardTypes);
export const supertype: Schema<Supertype> = oneOf(...supertypes);
export const color: Schema<Color> = oneOf(...colors);
export const manaType: Schema<ManaType> = oneOf(...manaTypes);
export const designation: Schema<DesignationName> = oneOf(...designations);
export const duration: Schema<Duration> = oneOf(...durations);
export const zone: Schema<Zone> = oneOf(...zones);
export const step: Schema<Step> = oneOf(...steps);
export const combatPoint: Schema<CombatPoint> = oneOf(...combatPoints);
export const phase: Schema<Phase> = oneOf(...phases);
export const skippable: Schema<Skippable> = oneOf(...skippables);
export const keywordName: Schema<KeywordName> = oneOf(...plainKeywords, ...parameterKeywords);
export const paidCost: Schema<PaidCostName> = oneOf(
  ...plainKeywords,
  ...parameterKeywords,
  'additional',
  'alternative',
);
export const forcedAction: Schema<ForcedAction> = oneOf(...forcedActions);
export const playerProhibition: Schema<PlayerProhibition> = oneOf(...playerProhibitions);
export const comparator: Schema<Comparator> = oneOf('at least', 'at most', 'exactly', 'less than', 'greater than');
const manaSymbol: Schema<ManaSymbol> = textThat<ManaSymbol>('a mana symbol', isManaSymbol);
/** `H` stands for any Phyrexian symbol in rules text (CR 107.4g). */
export const manaSymbolOrPhyrexian: Schema<ManaSymbol | 'H'> = textThat<ManaSymbol | 'H'>(
  'a mana symbol or H',
  (text) => text === 'H' || isManaSymbol(text),
);
export const manaCost: Schema<readonly ManaSymbol[]> = list(manaSymbol);
export const measure: Schema<Measure> = oneOf('power', 'toughness', 'mana value');
export const objectCostName: Schema<ObjectCostName> = oneOf(...objectCosts);
export const yes: Schema<true> = oneOf(true);

/** A number on a card or in a text. Nothing printed comes near the bounds. */
export const anyNumber: Schema<number> = integer(-1_000_000, 1_000_000);
/** A number of modes, lands or targets. */
export const naturalNumber: Schema<number> = integer(0, 1_000_000);
