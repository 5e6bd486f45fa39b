import { always, asLongAs } from '../builders/statics.js';
import { compare } from '../builders/conditions.js';
import { countersOn } from '../builders/amounts.js';
import { obeys } from '../builders/modifications.js';
import { thisObject, you } from '../builders/references.js';
import type { Ability } from '../abilities.js';
import { asThisEnters } from './as-it-enters.js';

/** CR 702.98a: it may enter with a +1/+1 counter, and can't block as long as it has one. */
export function unleash(): readonly Ability[] {
  return [
    asThisEnters(
      [
        {
          do: 'choose one',
          who: you,
          options: [
            {
              word: 'It enters with a +1/+1 counter.',
              effects: [{ do: 'note number', amount: 1, label: 'unleashed' }],
            },
            { word: 'It enters without one.', effects: [] },
          ],
        },
      ],
      { enters: 'with counters', counter: '+1/+1', count: { amount: 'noted number', label: 'unleashed' } },
    ),
    asLongAs(compare(countersOn('+1/+1', thisObject), 'at least', 1), always(thisObject, obeys("can't block"))),
  ];
}
