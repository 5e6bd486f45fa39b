import { always, asLongAs, compare, gains, keywords, thisObject, you } from '@stacktrail/card-language';
import type { Ability, Amount } from '@stacktrail/card-language';
import { asThisEnters } from './as-it-enters.js';

/** CR 702.136a: it enters with a +1/+1 counter, or else has haste. */
export function riot(): readonly Ability[] {
  const counters: Amount = { amount: 'noted number', label: 'riot' };
  return [
    asThisEnters(
      [
        {
          do: 'choose one',
          who: you,
          options: [
            { word: 'It enters with a +1/+1 counter.', effects: [{ do: 'note number', amount: 1, label: 'riot' }] },
            { word: 'It gains haste.', effects: [] },
          ],
        },
      ],
      { enters: 'with counters', counter: '+1/+1', count: counters },
      { enters: 'remembering', label: 'riot', word: 'haste', if: compare(counters, 'exactly', 0) },
    ),
    asLongAs({ if: 'chosen', word: 'haste', label: 'riot' }, always(thisObject, gains(keywords('haste')))),
  ];
}
