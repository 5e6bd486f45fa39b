import {
  all,
  attacking,
  attacks,
  compare,
  count,
  creatures,
  itself,
  measured,
  others,
  powerOf,
  putCounters,
  thisObject,
  triggered,
} from '@stacktrail/card-language';
import type { Condition, TriggeredAbility } from '@stacktrail/card-language';

/**
 * CR 702.149a: whenever this and another creature with greater power attack, put a +1/+1 counter on this. The powers are
 * asked as attackers are declared; it is no intervening if. CR 702.149c: it trains as the counter is put.
 */
export function training(): TriggeredAbility {
  const stronger = all(creatures, attacking, others, measured('power', 'greater than', powerOf(thisObject)));
  const condition: Condition = compare(count(stronger), 'at least', 1);
  return triggered(attacks(all(itself, { is: 'where', condition })), putCounters('+1/+1', thisObject), {
    do: 'take action',
    action: 'train',
    what: thisObject,
  });
}
