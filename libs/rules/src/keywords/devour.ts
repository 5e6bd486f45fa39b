import { all, creatures, each, result, sacrifice, you, youControl } from '@stacktrail/card-language';
import type { Amount, Filter, StaticAbility } from '@stacktrail/card-language';
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
