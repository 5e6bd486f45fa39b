import { compare } from '../builders/conditions.js';
import { gains } from '../builders/modifications.js';
import { keywords } from '../builders/keywords.js';
import { thisObject, you } from '../builders/references.js';
import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';
import { asThisEnters } from './as-it-enters.js';

/** CR 702.136a: it enters with a +1/+1 counter, or it gains haste by an effect that isn't part of its text. */
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
      {
        enters: 'under an effect',
        effect: { do: 'apply', to: thisObject, changes: [gains(keywords('haste'))], until: 'rest of the game' },
        if: compare(counters, 'exactly', 0),
      },
    ),
  ];
}
