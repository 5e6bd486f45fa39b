import { casts, cost, gainLife, mayPay, spells, triggered, eachOpponent } from '@stacktrail/card-language';
import type { TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.101a: whenever you cast a spell, you may pay {W/B} to drain each opponent of 1 life. */
export function extort(): TriggeredAbility {
  return triggered(
    casts('you', spells),
    mayPay(
      [cost.mana('{W/B}')],
      { do: 'lose life', who: eachOpponent, amount: 1, label: 'extorted' },
      gainLife({ amount: 'noted number', label: 'extorted' }),
    ),
  );
}
