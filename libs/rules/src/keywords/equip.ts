import type { ActivatedAbility, Cost, Filter } from '@stacktrail/card-language';

/** CR 702.6a: attach this permanent to target creature you control, as a sorcery. */
export function equip(cost: readonly Cost[]): ActivatedAbility {
  const yourCreature: Filter = {
    is: 'all',
    of: [
      { is: 'type', type: 'Creature' },
      { is: 'controlled by', who: 'you' },
    ],
  };
  return {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    modes: [
      {
        targets: [{ kind: 'permanent', filter: yourCreature, min: 1, max: 1 }],
        effects: [{ do: 'attach', what: { objects: 'this' }, to: { objects: 'target', slot: 0 } }],
      },
    ],
  };
}
