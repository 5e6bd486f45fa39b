import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/** CR 702.87a: put a level counter on this permanent, as a sorcery. */
export function levelUp(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    modes: [{ targets: [], effects: [{ do: 'put counters', counter: 'level', count: 1, on: { objects: 'this' } }] }],
  };
}
