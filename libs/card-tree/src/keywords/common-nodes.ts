import type { Condition } from '../conditions.js';
import type { Filter } from '../filters.js';
import type { KeywordName } from '../keywords.js';

/** “If its … cost was paid”; `which` tells several abilities of one keyword apart, from 0. */
export function ifPaid(keyword: KeywordName, which?: number): Condition {
  return which === undefined ? { if: 'cost was paid', keyword } : { if: 'cost was paid', keyword, which };
}

export const self = { objects: 'this' } as const;
export const you = { players: 'you' } as const;
export const creature: Filter = { is: 'type', type: 'Creature' };
