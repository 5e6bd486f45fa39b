import {
  all,
  attacking,
  creatures,
  each,
  gets,
  others,
  untilEndOfTurn,
  wheneverThisAttacks,
} from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.91a: whenever this attacks, each other attacking creature gets +1/+0 this turn. */
export function battleCry(): TriggeredAbility {
  return wheneverThisAttacks(untilEndOfTurn(each(all(creatures, attacking, others)), gets(1, 0)));
}
