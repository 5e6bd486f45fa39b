import type { Ability, ActivatedAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Cost } from '../costs.js';
import type { DeckCondition } from '../deck-conditions.js';
import type { Effect } from '../effects.js';
import type { Filter } from '../filters.js';
import type { CostKeyword, KeywordAbility, NumberKeyword, PlainKeyword } from '../keywords.js';
import type { Color } from '../symbols.js';
import { cost } from './costs.js';

/** Keyword abilities without a parameter: `keywords('flying', 'vigilance')`. */
export function keywords(...names: readonly PlainKeyword[]): readonly KeywordAbility[] {
  // The cast is needed because TypeScript can't compute a union of this many words.
  return names.map((keyword) => ({ kind: 'keyword', keyword }) as KeywordAbility);
}

export function protectionFrom(...from: readonly Color[]): KeywordAbility {
  return { kind: 'keyword', keyword: 'protection', from };
}

/**
 * “Protection from artifacts”, “from creatures with power 3 or greater”: protection from everything with that quality
 * (CR 702.16a).
 */
export function protectionFromQuality(quality: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'protection', from: [], quality };
}

/** CR 702.16j. */
export const protectionFromEverything: KeywordAbility = {
  kind: 'keyword',
  keyword: 'protection',
  from: [],
  everything: true,
};

/** “Hexproof from black” (CR 702.11d). */
export function hexproofFrom(from: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'hexproof', from };
}

export function enchant(filter: Filter | 'player'): KeywordAbility {
  return { kind: 'keyword', keyword: 'enchant', filter };
}

/** The builder of a keyword ability with a cost. */
export function withCost(keyword: CostKeyword) {
  return (paid: string | readonly Cost[]): KeywordAbility => {
    // The cast is needed because TypeScript can't compute a union of this many words.
    return { kind: 'keyword', keyword, cost: typeof paid === 'string' ? [cost.mana(paid)] : paid } as KeywordAbility;
  };
}

/** “Equip Human {1}” (CR 702.6c). */
export function equipQuality(quality: Filter, paid: string): KeywordAbility {
  return { kind: 'keyword', keyword: 'equip', quality, cost: [cost.mana(paid)] };
}

/** “Equip planeswalker {2}” (CR 702.6e). */
export function equipPlaneswalker(paid: string): KeywordAbility {
  return { kind: 'keyword', keyword: 'equip', planeswalker: true, cost: [cost.mana(paid)] };
}

/** Keyword abilities with a cost: mana as text, `equip('{2}')`, or parts, `ward([cost.payLife(3)])`. */
export const equip = withCost('equip');
export const kicker = withCost('kicker');
export const multikicker = withCost('multikicker');
export const buyback = withCost('buyback');
export const cycling = withCost('cycling');
export const flashback = withCost('flashback');
export const ward = withCost('ward');
export const cumulativeUpkeep = withCost('cumulative upkeep');
export const echo = withCost('echo');
export const outlast = withCost('outlast');
export const morph = withCost('morph');
export const megamorph = withCost('megamorph');
export const disguise = withCost('disguise');
export const unearth = withCost('unearth');
export const ninjutsu = withCost('ninjutsu');
export const commanderNinjutsu = withCost('commander ninjutsu');
export const encore = withCost('encore');
export const levelUp = withCost('level up');
export const reconfigure = withCost('reconfigure');
export const scavenge = withCost('scavenge');
export const embalm = withCost('embalm');
export const eternalize = withCost('eternalize');
export const transmute = withCost('transmute');
export const recover = withCost('recover');
export const fortify = withCost('fortify');
export const auraSwap = withCost('aura swap');
export const transfigure = withCost('transfigure');

/** “Mountaincycling {2}” (CR 702.29e). */
export function typecycling(what: Filter, paid: string): KeywordAbility {
  return { kind: 'keyword', keyword: 'typecycling', what, cost: [cost.mana(paid)] };
}

/** “Reinforce 2—{1}{W}” (CR 702.77a). */
export function reinforce(count: Amount, paid: string): KeywordAbility {
  return { kind: 'keyword', keyword: 'reinforce', count, cost: [cost.mana(paid)] };
}

/** “Craft with artifact {2}{W}” (CR 702.167a). */
export function craft(materials: Filter, paid: string, count: Amount = 1, orMore?: true): KeywordAbility {
  return {
    kind: 'keyword',
    keyword: 'craft',
    materials,
    count,
    ...(orMore && { orMore }),
    cost: [cost.mana(paid)],
  };
}

export function partnerWith(name: string): KeywordAbility {
  return { kind: 'keyword', keyword: 'partner with', name };
}

/** “Boast — {1}{R}: …” (CR 702.142a); so exhaust (702.177a) and forecast (702.57a). */
export function boast(ability: ActivatedAbility): KeywordAbility {
  return { kind: 'keyword', keyword: 'boast', ability };
}

export function exhaust(ability: ActivatedAbility): KeywordAbility {
  return { kind: 'keyword', keyword: 'exhaust', ability };
}

/** CR 702.193a. */
export function powerUp(ability: ActivatedAbility): KeywordAbility {
  return { kind: 'keyword', keyword: 'power-up', ability };
}

export function forecast(ability: ActivatedAbility): KeywordAbility {
  return { kind: 'keyword', keyword: 'forecast', ability };
}

/** CR 702.178a. */
export function maxSpeed(ability: Ability): KeywordAbility {
  return { kind: 'keyword', keyword: 'max speed', ability };
}

/** “Companion — …” (CR 702.139a). */
export function companion(condition: DeckCondition): KeywordAbility {
  return { kind: 'keyword', keyword: 'companion', condition };
}

/** “Visit — …” (CR 702.159a). */
export function visit(...effects: readonly Effect[]): KeywordAbility {
  return { kind: 'keyword', keyword: 'visit', modes: [{ targets: [], effects }] };
}

/** CR 719.3a. */
export function toSolve(condition: Condition): KeywordAbility {
  return { kind: 'keyword', keyword: 'to solve', condition };
}

/** CR 702.169a. */
export function solved(ability: Ability): KeywordAbility {
  return { kind: 'keyword', keyword: 'solved', ability };
}

/** The builder of a keyword ability with a number. */
export function withNumber(keyword: NumberKeyword) {
  return (count: Amount): KeywordAbility => ({ kind: 'keyword', keyword, count });
}

/** Keyword abilities with a number: `bushido(2)`. */
export const annihilator = withNumber('annihilator');
export const bushido = withNumber('bushido');
export const toxic = withNumber('toxic');
export const soulshift = withNumber('soulshift');
export const modular = withNumber('modular');
export const bloodthirst = withNumber('bloodthirst');
export const renown = withNumber('renown');
export const fading = withNumber('fading');
export const fabricate = withNumber('fabricate');
export const graft = withNumber('graft');
export const mobilize = withNumber('mobilize');
export const firebending = withNumber('firebending');
export const rampage = withNumber('rampage');
export const afterlife = withNumber('afterlife');
export const afflict = withNumber('afflict');
export const absorb = withNumber('absorb');
export const frenzy = withNumber('frenzy');
export const poisonous = withNumber('poisonous');

export const backup = withNumber('backup');
export const tribute = withNumber('tribute');
export const amplify = withNumber('amplify');

/** “Devour 2”, “devour artifact 2” (CR 702.82). */
export function devour(count: Amount, quality?: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'devour', count, ...(quality && { quality }) };
}

/** CR 702.72. */
export function champion(filter: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'champion', filter };
}

/** CR 702.63. */
export function vanishing(count?: Amount): KeywordAbility {
  return { kind: 'keyword', keyword: 'vanishing', ...(count !== undefined && { count }) };
}

/** “Swampwalk”, and with a quality “snow swampwalk” (CR 702.14). */
export function landwalk(landType?: string, quality?: Filter): KeywordAbility {
  return {
    kind: 'keyword',
    keyword: 'landwalk',
    ...(landType !== undefined && { landType }),
    ...(quality && { quality }),
  };
}
export const crew = withNumber('crew');
export const saddle = withNumber('saddle');
export const dredge = withNumber('dredge');
export const hideaway = withNumber('hideaway');
