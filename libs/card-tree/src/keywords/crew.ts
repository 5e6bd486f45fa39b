import type { ActivatedAbility } from '../abilities.js';
import type { Amount } from '../amounts.js';

/** CR 702.122a: tap other creatures with that total power, and it becomes an artifact creature until end of turn. */
export function crew(total: Amount): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [{ cost: 'tap with total power', filter: otherCreatures(), total, action: 'crew' }],
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'apply',
            to: { objects: 'this' },
            changes: [{ change: 'add types', types: ['Artifact', 'Creature'], subtypes: [] }],
            until: 'this turn',
          },
        ],
      },
    ],
  };
}

/** CR 702.171a: the same cost makes a permanent saddled until end of turn, as a sorcery. */
export function saddle(total: Amount): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [{ cost: 'tap with total power', filter: otherCreatures(), total, action: 'saddle' }],
    timing: 'sorcery',
    modes: [
      {
        targets: [],
        effects: [{ do: 'designate', as: 'saddled', what: { objects: 'this' }, until: 'this turn' }],
      },
    ],
  };
}

function otherCreatures(): Extract<ActivatedAbility['cost'][number], { cost: 'tap with total power' }>['filter'] {
  return { is: 'all', of: [{ is: 'other' }, { is: 'type', type: 'Creature' }] };
}
