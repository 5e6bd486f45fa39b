import { casts } from '../builders/triggers.js';
import { cost } from '../builders/costs.js';
import { gainLife } from '../builders/effects.js';
import { mayPay } from '../builders/choices.js';
import { spells } from '../builders/filters.js';
import { triggered } from '../builders/abilities.js';
import { eachOpponent } from '../builders/references.js';
import type { TriggeredAbility } from '../abilities.js';

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
