import {
  all,
  compare,
  countersOn,
  creatures,
  enters,
  entersWithCounters,
  may,
  mode,
  others,
  thatObject,
  thisObject,
} from '@stacktrail/card-language';
import type { Ability, Amount } from '@stacktrail/card-language';

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
