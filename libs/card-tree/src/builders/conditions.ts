import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import type { Comparator, Filter } from '../filters.js';
import type { KeywordName } from '../keywords.js';
import type { Objects } from '../references.js';
import { you } from './references.js';

/** This spell or permanent was kicked. */
export const kicked: Condition = { if: 'kicked' };
/**
 * The cost of that keyword was paid: `costWasPaid('buyback')`. With several kickers, `which` is the kicker's number:
 * `costWasPaid('kicker', 1)`.
 */
export function costWasPaid(keyword: KeywordName, which?: number): Condition {
  return which === undefined ? { if: 'cost was paid', keyword } : { if: 'cost was paid', keyword, which };
}

export const yourTurn: Condition = { if: 'your turn' };

/** “You control a Forest”, “you control three or more artifacts”. */
export function youControlAtLeast(count: Amount, filter: Filter): Condition {
  return { if: 'control', who: you, filter, compare: 'at least', count };
}

export function compare(left: Amount, how: Comparator, right: Amount): Condition {
  return { if: 'compare', left, compare: how, right };
}

export function matches(objects: Objects, filter: Filter): Condition {
  return { if: 'matches', objects, filter };
}

/** “If you do”: the optional action with that label was taken. */
export function did(label: string): Condition {
  return { if: 'did', label };
}
