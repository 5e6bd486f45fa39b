import { all, creatures, others } from '../builders/filters.js';
import { compare } from '../builders/conditions.js';
import { countersOn } from '../builders/amounts.js';
import { enters } from '../builders/triggers.js';
import { entersWithCounters } from '../builders/statics.js';
import { may } from '../builders/choices.js';
import { mode } from '../builders/abilities.js';
import { thatObject, thisObject } from '../builders/references.js';
import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';

/** CR 702.58a: this enters with N +1/+1 counters, and may give one to each other creature that enters. */
export function graft(count: Amount): readonly Ability[] {
  return [
    entersWithCounters('+1/+1', count),
    {
      kind: 'triggered',
      event: enters(all(creatures, others)),
      condition: compare(countersOn('+1/+1', thisObject), 'at least', 1),
      modes: [mode(may({ do: 'move counters', counter: '+1/+1', count: 1, from: thisObject, to: thatObject }))],
    },
  ];
}
