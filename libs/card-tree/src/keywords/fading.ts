import { compare } from '../builders/conditions.js';
import { countersOn } from '../builders/amounts.js';
import { entersWithCounters } from '../builders/statics.js';
import { sacrifice } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import { yourUpkeep } from '../builders/triggers.js';
import type { Ability } from '../abilities.js';
import type { Amount } from '../amounts.js';

/** CR 702.32a: it is sacrificed when a counter can't be removed, not when the last one is removed. */
export function fading(count: Amount): readonly Ability[] {
  return [
    entersWithCounters('fade', count),
    triggered(yourUpkeep, {
      do: 'if',
      condition: compare(countersOn('fade', thisObject), 'at least', 1),
      then: [{ do: 'remove counters', counter: 'fade', count: 1, on: thisObject }],
      otherwise: [sacrifice(thisObject)],
    }),
  ];
}
