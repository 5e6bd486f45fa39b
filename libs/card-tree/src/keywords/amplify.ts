import { all, itself, not } from '../builders/filters.js';
import { result, thisObject, you } from '../builders/references.js';
import type { Amount } from '../amounts.js';
import type { StaticAbility } from '../abilities.js';
import { asThisEnters } from './as-it-enters.js';

/** CR 702.38a: it enters with N +1/+1 counters for each revealed card that shares a creature type with it. */
export function amplify(count: Amount): StaticAbility {
  const kin = all(not(itself), { is: 'shares', quality: 'creature type', with: thisObject });
  return asThisEnters(
    [
      {
        do: 'choose objects',
        who: you,
        from: { objects: 'each', filter: kin, zone: 'hand', of: you },
        min: 0,
        max: { amount: 'any number' },
        label: 'amplified',
      },
      { do: 'reveal', what: result('amplified') },
    ],
    {
      enters: 'with counters',
      counter: '+1/+1',
      count: { amount: 'product', of: [count, { amount: 'number of', label: 'amplified' }] },
    },
  );
}
