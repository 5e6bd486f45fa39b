import { gains } from '../builders/modifications.js';
import { matches } from '../builders/conditions.js';
import { not, itself } from '../builders/filters.js';
import { putCounters, untilEndOfTurn } from '../builders/effects.js';
import { target } from '../builders/references.js';
import { whenThisEnters } from '../builders/abilities.js';
import type { Ability, TriggeredAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';

/**
 * CR 702.165a: when this enters, put N +1/+1 counters on target creature. If that is another creature, it gains the
 * abilities printed below until end of turn, whatever happens to this permanent (CR 702.165c, 702.165d).
 *
 * @param below the abilities printed below this one
 */
export function backup(count: Amount, below: readonly Ability[]): TriggeredAbility {
  const granted = below.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== 'backup');
  // The abilities are copied because facts point to the printed ones by their places.
  const copies = JSON.parse(JSON.stringify(granted)) as readonly Ability[];
  return whenThisEnters(target.creature(), putCounters('+1/+1', target(), count), {
    do: 'if',
    condition: matches(target(), not(itself)),
    then: copies.length === 0 ? [] : [untilEndOfTurn(target(), gains(copies))],
  });
}
