import { all, attacking, creatures, measured } from '../builders/filters.js';
import { powerOf } from '../builders/amounts.js';
import { putCounters } from '../builders/effects.js';
import { target, thisObject } from '../builders/references.js';
import { wheneverThisAttacks } from '../builders/abilities.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.134a, 702.134c: it mentors the target as the ability resolves. */
export function mentor(): TriggeredAbility {
  const weaker = measured('power', 'less than', powerOf(thisObject));
  return wheneverThisAttacks(target.permanent(all(creatures, attacking, weaker)), putCounters('+1/+1', target()), {
    do: 'take action',
    action: 'mentor',
    what: thisObject,
  });
}
