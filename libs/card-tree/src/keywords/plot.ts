import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import { self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.170d: a plotted card is cast for nothing, whether or not it has the ability in exile. */
export const plotted: CastingMethod = {
  keyword: 'plotted',
  rule: '702.170d',
  from: 'exile',
  because: 'plotted',
  cost: () => [],
};

/**
 * CR 702.170a, 702.170b: a special action that the player can take in their own main phase while the stack is empty.
 */
export function plot(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost,
    from: 'hand',
    timing: 'sorcery',
    specialAction: '116.2k',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'move', what: self, to: { zone: 'exile' }, label: 'plotted' },
          { do: 'designate', as: 'plotted', what: { objects: 'result', label: 'plotted' } },
          { do: 'take action', action: 'plot', what: { objects: 'result', label: 'plotted' } }, // CR 702.170e
        ],
      },
    ],
  };
}
