import { compare } from '../builders/conditions.js';
import { countersOn } from '../builders/amounts.js';
import { entersWithCounters } from '../builders/statics.js';
import { itself } from '../builders/filters.js';
import { mode } from '../builders/abilities.js';
import { sacrifice } from '../builders/effects.js';
import { thisObject } from '../builders/references.js';
import { yourUpkeep } from '../builders/triggers.js';
import type { Ability, TriggeredAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';

/** CR 702.63a; without a number it enters without counters (CR 702.63b). */
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
