import { compare } from '../builders/conditions.js';
import { eachOpponent, thePlayer, you } from '../builders/references.js';
import type { Amount } from '../amounts.js';
import type { StaticAbility } from '../abilities.js';
import { asThisEnters } from './as-it-enters.js';

/**
 * CR 702.104a: an opponent of your choice may have it enter with N more +1/+1 counters. If they do, the object
 * remembers the word “paid” under “tribute” (CR 702.104b).
 */
export function tribute(count: Amount): StaticAbility {
  const paid = compare({ amount: 'noted number', label: 'tribute' }, 'at least', 1);
  return asThisEnters(
    [
      { do: 'choose players', who: you, from: eachOpponent, min: 1, max: 1, label: 'tributary' },
      {
        do: 'choose one',
        who: thePlayer('tributary'),
        options: [
          { word: 'Put the +1/+1 counters on it.', effects: [{ do: 'note number', amount: 1, label: 'tribute' }] },
          { word: 'Pay no tribute.', effects: [] },
        ],
      },
    ],
    {
      enters: 'with counters',
      counter: '+1/+1',
      count: { amount: 'either', condition: paid, then: count, otherwise: 0 },
    },
    { enters: 'remembering', label: 'tribute', word: 'paid', if: paid },
  );
}
