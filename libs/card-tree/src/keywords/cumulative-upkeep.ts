import { compare } from '../builders/conditions.js';
import { count, countersOn } from '../builders/amounts.js';
import { itself } from '../builders/filters.js';
import { putCounters, sacrifice } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import { yourUpkeep } from '../builders/triggers.js';
import type { Cost } from '../costs.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.24a: at the beginning of your upkeep, put an age counter on this, then sacrifice it unless you pay the cost
 * for each age counter on it. Counters of other cumulative upkeep abilities count too (CR 702.24b).
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
