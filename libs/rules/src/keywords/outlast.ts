import { activated, cost as costs, putCounters, thisObject } from '@stacktrail/card-language';
import type { ActivatedAbility, Cost } from '@stacktrail/card-language';

/** CR 702.107a: for the cost and {T}, a +1/+1 counter on this creature, as a sorcery. */
export function outlast(cost: readonly Cost[]): ActivatedAbility {
  return { ...activated([...cost, costs.tap], putCounters('+1/+1', thisObject)), timing: 'sorcery' };
}
