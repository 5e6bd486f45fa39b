import { gets, itself, not, thatObject, triggered, untilEndOfTurn, withKeyword } from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.25a: whenever this becomes blocked by a creature without flanking, that creature gets -1/-1 this turn. */
export function flanking(): TriggeredAbility {
  return triggered(
    { on: 'becomes blocked by a creature', what: itself, other: not(withKeyword('flanking')) },
    untilEndOfTurn(thatObject, gets(-1, -1)),
  );
}
