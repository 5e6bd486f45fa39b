import { gets, itself, thisObject, triggered, untilEndOfTurn } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.68a: whenever this attacks and isn't blocked, it gets +N/+0 this turn. */
export function frenzy(count: Amount): TriggeredAbility {
  return triggered({ on: 'attacks and is not blocked', what: itself }, untilEndOfTurn(thisObject, gets(count, 0)));
}
