import { dealsCombatDamage, getCounters, itself, thatPlayer, triggered } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.70a: whenever this deals combat damage to a player, that player gets N poison counters. */
export function poisonous(count: Amount): TriggeredAbility {
  return triggered(dealsCombatDamage(itself, 'player'), getCounters('poison', count, thatPlayer));
}
