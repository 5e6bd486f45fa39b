import type { Filter } from '../filters.js';
import type { KeywordAbility } from '../keywords.js';
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

export const ripple = withNumber('ripple');
export const casualty = withNumber('casualty');

/** “Affinity for artifacts”: `affinity(artifacts)`. */
export function affinity(what: Filter): KeywordAbility {
  return { kind: 'keyword', keyword: 'affinity', what };
}
