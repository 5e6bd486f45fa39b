import { always } from '../builders/statics.js';
import { endOfCombat } from '../builders/triggers.js';
import { kept, thisObject } from '../builders/references.js';
import { later } from '../builders/choices.js';
import { obeys } from '../builders/modifications.js';
import { sacrifice } from '../builders/effects.js';
import { triggered, wheneverThisAttacks } from '../builders/abilities.js';
import type { Ability } from '../abilities.js';

/** CR 702.147a: this can't block, and is sacrificed at end of combat when it attacks. */
export function decayed(): readonly Ability[] {
  return [
    always(thisObject, obeys("can't block")),
    wheneverThisAttacks(later(triggered(endOfCombat, sacrifice(kept)), thisObject)),
  ];
}
