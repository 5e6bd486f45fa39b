import { gets } from '../builders/modifications.js';
import { itself, not, withKeyword } from '../builders/filters.js';
import { thatObject } from '../builders/references.js';
import { triggered } from '../builders/abilities.js';
import { untilEndOfTurn } from '../builders/effects.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.25a: whenever this becomes blocked by a creature without flanking, that creature gets -1/-1 this turn. */
export function flanking(): TriggeredAbility {
  return triggered(
    { on: 'becomes blocked by a creature', what: itself, other: not(withKeyword('flanking')) },
    untilEndOfTurn(thatObject, gets(-1, -1)),
  );
}
