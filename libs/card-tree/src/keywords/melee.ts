import { gets } from '../builders/modifications.js';
import { thisObject } from '../builders/references.js';
import { untilEndOfTurn } from '../builders/effects.js';
import { wheneverThisAttacks } from '../builders/abilities.js';
import type { Amount } from '../amounts.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.121a: it gets +1/+1 until end of turn for each opponent whom you attacked with a creature this combat. */
export function melee(): TriggeredAbility {
  const opponents: Amount = { amount: 'number of players', who: { players: 'attacked this combat' } };
  return wheneverThisAttacks(untilEndOfTurn(thisObject, gets(opponents, opponents)));
}
