import {
  compare,
  countersOn,
  entersWithCounters,
  sacrifice,
  thisObject,
  triggered,
  yourUpkeep,
} from '@stacktrail/card-language';
import type { Ability, Amount } from '@stacktrail/card-language';

/** CR 702.32a: it is sacrificed where no counter can be removed, not when the last one is. */
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
