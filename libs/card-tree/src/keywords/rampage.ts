import { gets } from '../builders/modifications.js';
import { itself } from '../builders/filters.js';
import { thisObject } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import { untilEndOfTurn } from '../builders/effects.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.23a, 702.23b: +N/+N this turn for each blocker beyond the first, counted as the ability resolves. */
export function rampage(count: Amount): TriggeredAbility {
  const blockers: Amount = { amount: 'how many', of: { objects: 'blockers of', of: thisObject } };
  const beyondFirst: Amount = { amount: 'greatest of', of: [0, { amount: 'sum', of: [blockers, -1] }] };
  const bonus: Amount = { amount: 'product', of: [count, beyondFirst] };
  return triggered({ on: 'becomes blocked', what: itself }, untilEndOfTurn(thisObject, gets(bonus, bonus)));
}
