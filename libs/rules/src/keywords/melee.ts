import { gets, thisObject, untilEndOfTurn, wheneverThisAttacks } from '@stacktrail/card-language';
import type { Amount, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.121a: +1/+1 this turn for each opponent that was attacked with a creature this combat. */
export function melee(): TriggeredAbility {
  const opponents: Amount = { amount: 'number of players', who: { players: 'attacked this combat' } };
  return wheneverThisAttacks(untilEndOfTurn(thisObject, gets(opponents, opponents)));
}
