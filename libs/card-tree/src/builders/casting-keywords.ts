import type { SpellAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Gift } from '../casting-keywords.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';
import type { KeywordAbility } from '../keywords.js';
import { cost } from './costs.js';
import { withCost, withNumber } from './keywords.js';

/** Keyword abilities about casting that have a cost: mana as text, `evoke('{G}')`, or parts, `escape([…])`. */
export const evoke = withCost('evoke');
export const escape = withCost('escape');
export const entwine = withCost('entwine');
export const dash = withCost('dash');
export const blitz = withCost('blitz');
export const disturb = withCost('disturb');
export const offspring = withCost('offspring');
export const replicate = withCost('replicate');
export const squad = withCost('squad');
export const surge = withCost('surge');
export const freerunning = withCost('freerunning');
export const spectacle = withCost('spectacle');
export const escalate = withCost('escalate');
export const prowl = withCost('prowl');
export const moreThanMeetsTheEye = withCost('more than meets the eye');

export const madness = withCost('madness');
export const foretell = withCost('foretell');
export const plot = withCost('plot');
export const overload = withCost('overload');

export const harmonize = withCost('harmonize');

export const mutate = withCost('mutate');
export const bestow = withCost('bestow');
export const miracle = withCost('miracle');

export const warp = withCost('warp');
export const webSlinging = withCost('web-slinging');
export const sneak = withCost('sneak');

/** Without a cost, the card may be played (CR 702.187c). */
export function mayhem(paid?: string | readonly Cost[]): KeywordAbility {
  if (paid === undefined) return { kind: 'keyword', keyword: 'mayhem' };
  return { kind: 'keyword', keyword: 'mayhem', cost: typeof paid === 'string' ? [cost.mana(paid)] : paid };
}

export const ripple = withNumber('ripple');
export const casualty = withNumber('casualty');

function withCountAndCost(keyword: 'suspend' | 'awaken' | 'impending') {
  return (count: Amount, paid: string | readonly Cost[]): KeywordAbility => ({
    kind: 'keyword',
    keyword,
    count,
    cost: typeof paid === 'string' ? [cost.mana(paid)] : paid,
  });
}

/** With a number and a cost: `suspend(4, '{R}')`. */
export const suspend = withCountAndCost('suspend');
export const awaken = withCountAndCost('awaken');
export const impending = withCountAndCost('impending');

/** @param without the spell's text without the words in square brackets */
export function cleave(mana: string, without: SpellAbility): KeywordAbility {
  return { kind: 'keyword', keyword: 'cleave', cost: [cost.mana(mana)], without };
}

/** “Affinity for artifacts”: `affinity(artifacts)`. */
export function affinity(what: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'affinity', what };
}

/** “Emerge {5}{U}”, and with a quality “emerge from artifact {3}” (CR 702.119). */
export function emerge(mana: string, from?: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'emerge', cost: [cost.mana(mana)], ...(from && { from }) };
}

/** “Snake offering”: `offering(subtype('Snake'))` (CR 702.48). */
export function offering(quality: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'offering', quality };
}

/** “Gift a card”: `gift('card')` (CR 702.174). */
export function gift(what: Gift): KeywordAbility {
  return { kind: 'keyword', keyword: 'gift', gift: what };
}

/** “Splice onto Arcane {1}{R}”: `splice(subtype('Arcane'), '{1}{R}')` (CR 702.47). */
export function splice(onto: Filter, paid: string | readonly Cost[]): KeywordAbility {
  return { kind: 'keyword', keyword: 'splice', onto, cost: typeof paid === 'string' ? [cost.mana(paid)] : paid };
}
