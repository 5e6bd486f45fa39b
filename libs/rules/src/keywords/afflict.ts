import { defendingPlayer, itself, loseLife, triggered } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.130a: whenever this becomes blocked, defending player loses N life. */
export function afflict(count: Amount): TriggeredAbility {
  return triggered({ on: 'becomes blocked', what: itself }, loseLife(count, defendingPlayer));
}
