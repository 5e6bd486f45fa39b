import {
  all,
  attacking,
  creatures,
  measured,
  powerOf,
  putCounters,
  target,
  thisObject,
  wheneverThisAttacks,
} from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.134a; CR 702.134c: it mentors the target as the ability resolves. */
export function mentor(): TriggeredAbility {
  const weaker = measured('power', 'less than', powerOf(thisObject));
  return wheneverThisAttacks(target.permanent(all(creatures, attacking, weaker)), putCounters('+1/+1', target()), {
    do: 'take action',
    action: 'mentor',
    what: thisObject,
  });
}
