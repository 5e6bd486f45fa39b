import { itself } from '../builders/filters.js';
import { staticAbility } from '../builders/statics.js';
import type { Amount } from '../amounts.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.64a, 702.64b: prevents N of the damage that each source would deal to this at one time. */
export function absorb(count: Amount): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: { would: 'be dealt damage', to: itself, instead: { do: 'prevent', amount: count } },
  });
}
