import { all, creatures, youControl } from '../builders/filters.js';
import { compare, matches } from '../builders/conditions.js';
import { enters } from '../builders/triggers.js';
import { powerOf, toughnessOf } from '../builders/amounts.js';
import { putCounters } from '../builders/effects.js';
import { thatObject, thisObject } from '../builders/references.js';
import type { Condition } from '../conditions.js';
import type { TriggeredAbility } from '../abilities.js';

/**
 * CR 702.100a: whenever a creature you control enters, if its power or toughness is greater than this creature's, put a
 * +1/+1 counter on this. The condition is an intervening if and is checked again on resolution (CR 603.4).
 */
export function evolve(): TriggeredAbility {
  const greater: Condition = {
    if: 'any',
    of: [
      compare(powerOf(thatObject), 'greater than', powerOf(thisObject)),
      compare(toughnessOf(thatObject), 'greater than', toughnessOf(thisObject)),
    ],
  };
  return {
    kind: 'triggered',
    event: enters(all(creatures, youControl)),
    // CR 702.100c: a noncreature permanent has no power or toughness to compare.
    condition: { if: 'all', of: [matches(thisObject, creatures), matches(thatObject, creatures), greater] },
    modes: [
      {
        targets: [],
        effects: [
          putCounters('+1/+1', thisObject),
          // CR 702.100b
          { do: 'take action', action: 'evolve', what: thisObject },
        ],
      },
    ],
  };
}
