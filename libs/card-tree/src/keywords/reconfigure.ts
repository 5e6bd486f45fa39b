import type { ActivatedAbility, Ability } from '../abilities.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';

/**
 * CR 702.151a: attach it to another creature you control, or unattach it. While it is attached this way it isn't a
 * creature (702.151b).
 */
export function reconfigure(cost: readonly Cost[]): readonly Ability[] {
  const creature: Filter = { is: 'type', type: 'Creature' };
  const yours: Filter = { is: 'controlled by', who: 'you' };
  const self = { objects: 'this' } as const;
  const isAttached = { if: 'matches', objects: { objects: 'attached' }, filter: creature } as const;
  const attach: ActivatedAbility = {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    modes: [
      {
        targets: [{ kind: 'permanent', filter: { is: 'all', of: [{ is: 'other' }, creature, yours] }, min: 1, max: 1 }],
        effects: [{ do: 'attach', what: self, to: { objects: 'target', slot: 0 } }],
      },
    ],
  };
  const unattach: ActivatedAbility = {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    onlyIf: isAttached,
    modes: [{ targets: [], effects: [{ do: 'unattach', what: self }] }],
  };
  return [
    attach,
    unattach,
    {
      kind: 'static',
      condition: isAttached,
      effects: [{ static: 'continuous', affects: self, changes: [{ change: 'lose types', types: ['Creature'] }] }],
    },
  ];
}
