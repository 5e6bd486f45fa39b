import {
  all,
  attacks,
  compare,
  eachPlayer,
  eachWho,
  itself,
  putCounters,
  thatPlayer,
  thisObject,
  triggered,
} from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.105a: whenever this attacks a player than whom nobody has more life, put a +1/+1 counter on it. */
export function dethrone(): TriggeredAbility {
  const most = compare({ amount: 'life', of: thatPlayer }, 'exactly', { amount: 'greatest life', of: eachPlayer });
  const attacksThem = { is: 'attacks players', who: eachWho(eachPlayer, most) } as const;
  return triggered(attacks(all(itself, attacksThem)), putCounters('+1/+1', thisObject));
}
