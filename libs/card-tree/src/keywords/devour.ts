import { all, creatures, youControl } from '../builders/filters.js';
import { each, result, you } from '../builders/references.js';
import { sacrifice } from '../builders/effects.js';
import type { Amount } from '../amounts.js';
import type { Filter } from '../filters.js';
import type { StaticAbility } from '../abilities.js';
import { asThisEnters } from './as-it-enters.js';

/**
 * CR 702.82a, 702.82c: any number of creatures, or permanents with that quality, are sacrificed for N +1/+1 counters
 * each. How many it devoured is remembered as the number “devoured” (CR 702.82b).
 */
export function devour(count: Amount, quality: Filter = creatures): StaticAbility {
  const devoured: Amount = { amount: 'number of', label: 'devoured' };
  return asThisEnters(
    [
      {
        do: 'choose objects',
        who: you,
        from: each(all(quality, youControl)),
        min: 0,
        max: { amount: 'any number' },
        label: 'devoured',
      },
      sacrifice(result('devoured')),
    ],
    { enters: 'with counters', counter: '+1/+1', count: { amount: 'product', of: [count, devoured] } },
    { enters: 'remembering', label: 'devoured', number: devoured },
  );
}
