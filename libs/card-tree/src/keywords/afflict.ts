import { defendingPlayer } from '../builders/references.js';
import { itself } from '../builders/filters.js';
import { loseLife } from '../builders/effects.js';
import { triggered } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.130a: whenever this becomes blocked, defending player loses N life. */
export function afflict(count: Amount): TriggeredAbility {
  return triggered({ on: 'becomes blocked', what: itself }, loseLife(count, defendingPlayer));
}
