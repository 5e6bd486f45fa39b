import { dealsCombatDamage } from '../builders/triggers.js';
import { getCounters } from '../builders/marks.js';
import { itself } from '../builders/filters.js';
import { thatPlayer } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.70a: whenever this deals combat damage to a player, that player gets N poison counters. */
export function poisonous(count: Amount): TriggeredAbility {
  return triggered(dealsCombatDamage(itself, 'player'), getCounters('poison', count, thatPlayer));
}
