import {
  always,
  endOfCombat,
  kept,
  later,
  obeys,
  sacrifice,
  thisObject,
  triggered,
  wheneverThisAttacks,
} from '@stacktrail/card-language';
import type { Ability } from '@stacktrail/card-language';

/** CR 702.147a: this can't block, and is sacrificed at end of combat when it attacks. */
export function decayed(): readonly Ability[] {
  return [
    always(thisObject, obeys("can't block")),
    wheneverThisAttacks(later(triggered(endOfCombat, sacrifice(kept)), thisObject)),
  ];
}
