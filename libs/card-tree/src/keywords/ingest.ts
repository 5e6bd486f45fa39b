import { dealsCombatDamage } from '../builders/triggers.js';
import { exile } from '../builders/moves.js';
import { itself } from '../builders/filters.js';
import { thatPlayer } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.115a: whenever this deals combat damage to a player, that player exiles the top card of their library. */
export function ingest(): TriggeredAbility {
  return triggered(dealsCombatDamage(itself, 'player'), exile({ objects: 'top of library', of: thatPlayer, count: 1 }));
}
