import type { Amount, StaticAbility, TriggerEvent } from '@stacktrail/card-language';
import { itself, staticAbility } from '@stacktrail/card-language';

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
