import {
  compare,
  count,
  countersOn,
  itself,
  putCounters,
  sacrifice,
  thisObject,
  yourUpkeep,
} from '@stacktrail/card-language';
import type { Cost, TriggeredAbility } from '@stacktrail/card-language';

/**
 * CR 702.24a: at the beginning of your upkeep, another age counter, and the cost for each of them or a sacrifice. Counters
 * of other instances count too (CR 702.24b).
 */
export function cumulativeUpkeep(cost: readonly Cost[]): TriggeredAbility {
  return {
    kind: 'triggered',
    event: yourUpkeep,
    condition: compare(count(itself), 'at least', 1),
    modes: [
      {
        targets: [],
        effects: [
          putCounters('age', thisObject),
          {
            do: 'unless',
            who: { players: 'you' },
            cost,
            times: countersOn('age', thisObject),
            effects: [sacrifice(thisObject)],
          },
        ],
      },
    ],
  };
}
