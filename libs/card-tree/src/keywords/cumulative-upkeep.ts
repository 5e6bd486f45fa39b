import { compare } from '../builders/conditions.js';
import { count, countersOn } from '../builders/amounts.js';
import { itself } from '../builders/filters.js';
import { putCounters, sacrifice } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import { yourUpkeep } from '../builders/triggers.js';
import type { Cost } from '../costs.js';
import type { TriggeredAbility } from '../abilities.js';

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
