import type { Amount } from '../amounts.js';
import type { StaticAbility } from '../abilities.js';
import type { TriggerEvent } from '../triggers.js';
import { itself } from '../builders/filters.js';
import { staticAbility } from '../builders/statics.js';

/**
 * CR 702.54a, 702.54b: if an opponent was dealt damage this turn, this enters with N +1/+1 counters; bloodthirst X counts
 * the damage that your opponents have been dealt this turn.
 */
export function bloodthirst(count: Amount): StaticAbility {
  const event: TriggerEvent = { on: 'player is dealt damage', who: 'an opponent' };
  const isX = typeof count !== 'number' && count.amount === 'X';
  const damage: Amount = { amount: 'events', event, counting: 'amounts' };
  return staticAbility({
    static: 'replacement',
    replacement: {
      would: 'enter',
      what: itself,
      instead: {
        enters: 'with counters',
        counter: '+1/+1',
        count: isX ? damage : count,
        if: { if: 'happened', event },
      },
    },
  });
}
