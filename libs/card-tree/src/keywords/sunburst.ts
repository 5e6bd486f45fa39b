import { creatures, itself, not } from '../builders/filters.js';
import { matches } from '../builders/conditions.js';
import { staticAbility } from '../builders/statics.js';
import { thisObject } from '../builders/references.js';
import type { Filter } from '../filters.js';
import type { StaticAbility } from '../abilities.js';
import type { StaticEffect } from '../static-effects.js';

/**
 * CR 702.44a: it enters with a counter for each color of mana spent to cast it. Only a spell has had mana spent on it
 * (CR 702.44b), so the ability asks the spell whether it is a creature, and effects on the battlefield don't matter.
 */
export function sunburst(): StaticAbility {
  const enters = (counter: string, filter: Filter): StaticEffect => ({
    static: 'replacement',
    replacement: {
      would: 'enter',
      what: itself,
      instead: {
        enters: 'with counters',
        counter,
        count: { amount: 'colors spent' },
        if: matches(thisObject, filter),
      },
    },
  });
  return staticAbility(enters('+1/+1', creatures), enters('charge', not(creatures)));
}
