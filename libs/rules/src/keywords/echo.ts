import { matches, mode, sacrifice, thisObject, unlessPaid, you, yourUpkeep } from '@stacktrail/card-language';
import type { Cost, TriggeredAbility } from '@stacktrail/card-language';

/** CR 702.30a: at the first of your upkeeps since this came under your control, sacrifice it unless you pay. */
export function echo(cost: readonly Cost[]): TriggeredAbility {
  return {
    kind: 'triggered',
    event: yourUpkeep,
    condition: matches(thisObject, { is: 'came under control since last upkeep' }),
    modes: [mode(unlessPaid(you, cost, sacrifice(thisObject)))],
  };
}
