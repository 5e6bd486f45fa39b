import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';
import type { Condition } from '../conditions.js';
import { ifPaid, self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

export const impendingMethod: CastingMethod = { keyword: 'impending', rule: '702.176a', from: null };

const waiting: Condition = {
  if: 'all',
  of: [ifPaid('impending'), { if: 'matches', objects: self, filter: { is: 'has counter', counter: 'time' } }],
};

/** CR 702.176a: it enters with time counters, and isn't a creature as long as it has a time counter. */
export function impending(count: Amount): readonly Ability[] {
  return [
    {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: { is: 'this' },
            instead: { enters: 'with counters', counter: 'time', count, if: ifPaid('impending') },
          },
        },
      ],
    },
    {
      kind: 'static',
      condition: waiting,
      effects: [{ static: 'continuous', affects: self, changes: [{ change: 'lose types', types: ['Creature'] }] }],
    },
    {
      kind: 'triggered',
      event: { on: 'beginning of step', step: 'end', whose: 'you' },
      condition: waiting,
      modes: [{ targets: [], effects: [{ do: 'remove counters', counter: 'time', count: 1, on: self }] }],
    },
  ];
}
