import type { Amount } from '../amounts.js';
import type { Filter } from '../filters.js';
import type { Objects } from '../references.js';
import type { ChangeAmount } from '../replacements.js';

export const X: Amount = { amount: 'X' };
/** What the triggering event counted. */
export const thatMuch: Amount = { amount: 'that much' };

/** “Twice that many … instead” (CR 614.1a). */
export const twiceThatMany: ChangeAmount = { do: 'change amount', to: { amount: 'product', of: [2, thatMuch] } };

/** How many objects match, in a zone (the battlefield where none is given). */
export function count(filter: Filter, zone?: 'battlefield' | 'graveyard' | 'hand' | 'stack'): Amount {
  return zone ? { amount: 'count', filter, zone } : { amount: 'count', filter };
}

export function powerOf(objects: Objects): Amount {
  return { amount: 'power', of: objects };
}

export function toughnessOf(objects: Objects): Amount {
  return { amount: 'toughness', of: objects };
}

export function countersOn(counter: string, on: Objects): Amount {
  return { amount: 'counters', counter, on };
}
