import { dealsCombatDamage, exile, itself, thatPlayer, triggered } from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.115a: whenever this deals combat damage to a player, that player exiles the top card of their library. */
export function ingest(): TriggeredAbility {
  return triggered(dealsCombatDamage(itself, 'player'), exile({ objects: 'top of library', of: thatPlayer, count: 1 }));
}
