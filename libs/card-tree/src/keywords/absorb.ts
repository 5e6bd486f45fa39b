import { itself } from '../builders/filters.js';
import { staticAbility } from '../builders/statics.js';
import type { Amount } from '../amounts.js';
import type { StaticAbility } from '../abilities.js';

/** CR 702.64a, 702.64b: of what each source would deal to this at one time, N is prevented. */
export function absorb(count: Amount): StaticAbility {
  return staticAbility({
    static: 'replacement',
    replacement: { would: 'be dealt damage', to: itself, instead: { do: 'prevent', amount: count } },
  });
}
