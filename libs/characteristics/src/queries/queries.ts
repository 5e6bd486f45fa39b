import { permanentTypes, type CardType, type KeywordName, type ObjectRule } from '@stacktrail/card-tree';
import { type GameObject, type GameState, typeBit, typeMask } from '@stacktrail/game-state';
import { characteristicsOf } from '../layers/characteristics.js';

const creature = typeBit('Creature');
const land = typeBit('Land');
const permanent = typeMask(permanentTypes);

export function hasType(state: GameState, object: GameObject, type: CardType): boolean {
  return (characteristicsOf(state, object).types & typeBit(type)) !== 0;
}

export function isCreature(state: GameState, object: GameObject): boolean {
  return (characteristicsOf(state, object).types & creature) !== 0;
}

export function isLand(state: GameState, object: GameObject): boolean {
  return (characteristicsOf(state, object).types & land) !== 0;
}

/** Whether it is, or would become, a permanent (CR 110.4a, 110.4b). */
export function isPermanentCard(state: GameState, object: GameObject): boolean {
  return (characteristicsOf(state, object).types & permanent) !== 0;
}

export function isLegendary(state: GameState, object: GameObject): boolean {
  return characteristicsOf(state, object).supertypes.includes('Legendary');
}

export function hasSubtype(state: GameState, object: GameObject, subtype: string): boolean {
  return characteristicsOf(state, object).subtypes.includes(subtype);
}

/** A mask of `colorBit`s; 0 is colorless (CR 105.2c). */
export function colorsOf(state: GameState, object: GameObject): number {
  return characteristicsOf(state, object).colors;
}

export function hasKeyword(state: GameState, object: GameObject, keyword: KeywordName): boolean {
  return characteristicsOf(state, object).keywords.has(keyword);
}

export function hasRule(state: GameState, object: GameObject, rule: ObjectRule): boolean {
  return characteristicsOf(state, object).rules.has(rule);
}

/** Its power, 0 if it has none (CR 208.5). */
export function powerOf(state: GameState, object: GameObject): number {
  return characteristicsOf(state, object).power ?? 0;
}

/** Its toughness, 0 if it has none (CR 208.5). */
export function toughnessOf(state: GameState, object: GameObject): number {
  return characteristicsOf(state, object).toughness ?? 0;
}

/**
 * CR 302.6: a creature that its controller hasn't controlled since their most recent turn began, without haste. It can't
 * attack, and its abilities with {T} or {Q} in the cost can't be activated.
 */
export function isSummoningSick(state: GameState, object: GameObject): boolean {
  const since = state.players[object.controller]?.latestTurn ?? 0;
  return object.controlledSince >= since && isCreature(state, object) && !hasKeyword(state, object, 'haste');
}
