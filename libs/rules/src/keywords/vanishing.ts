import {
  compare,
  countersOn,
  entersWithCounters,
  itself,
  mode,
  sacrifice,
  thisObject,
  yourUpkeep,
} from '@stacktrail/card-language';
import type { Ability, Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.63a; without a number it doesn't enter with counters (CR 702.63b). */
export function vanishing(count?: Amount): readonly Ability[] {
  const ticks: TriggeredAbility = {
    kind: 'triggered',
    event: yourUpkeep,
    condition: compare(countersOn('time', thisObject), 'at least', 1),
    modes: [mode({ do: 'remove counters', counter: 'time', count: 1, on: thisObject })],
  };
  const ends: TriggeredAbility = {
    kind: 'triggered',
    event: { on: 'counters are removed', what: itself, counter: 'time', last: true },
    modes: [mode(sacrifice(thisObject))],
  };
  return [...(count === undefined ? [] : [entersWithCounters('time', count)]), ticks, ends];
}
