import { all, attacking, creatures, others } from '../builders/filters.js';
import { each } from '../builders/references.js';
import { gets } from '../builders/modifications.js';
import { untilEndOfTurn } from '../builders/effects.js';
import { wheneverThisAttacks } from '../builders/abilities.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.91a: whenever this attacks, each other attacking creature gets +1/+0 this turn. */
export function battleCry(): TriggeredAbility {
  return wheneverThisAttacks(untilEndOfTurn(each(all(creatures, attacking, others)), gets(1, 0)));
}
