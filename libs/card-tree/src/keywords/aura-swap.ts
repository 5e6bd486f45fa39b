import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import { self, you } from './common-nodes.js';

/** CR 702.65a. */
export function auraSwap(cost: readonly Cost[]): ActivatedAbility {
  const swap = {
    do: 'exchange with card in hand',
    what: self,
    filter: { is: 'subtype', subtype: 'Aura' },
  } as const;
  return {
    kind: 'activated',
    cost,
    modes: [{ targets: [], effects: [{ do: 'may', who: you, effects: [swap] }] }],
  };
}
