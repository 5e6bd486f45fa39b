import { matches } from '../builders/conditions.js';
import { mode } from '../builders/abilities.js';
import { sacrifice } from '../builders/effects.js';
import { thisObject, you } from '../builders/references.js';
import { unlessPaid } from '../builders/choices.js';
import { yourUpkeep } from '../builders/triggers.js';
import type { Cost } from '../costs.js';
import type { TriggeredAbility } from '../abilities.js';

/** CR 702.30a: at your first upkeep since this came under your control, sacrifice it unless you pay. */
export function echo(cost: readonly Cost[]): TriggeredAbility {
  return {
    kind: 'triggered',
    event: yourUpkeep,
    condition: matches(thisObject, { is: 'came under control since last upkeep' }),
    modes: [mode(unlessPaid(you, cost, sacrifice(thisObject)))],
  };
}
