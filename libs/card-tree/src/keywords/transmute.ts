import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';

const you = { players: 'you' } as const;

function sameManaValue(): Filter {
  return { is: 'mana value', compare: 'exactly', to: { amount: 'mana value', of: { objects: 'this' } } };
}

/** CR 702.53a: discard this card to search for a card with the same mana value, as a sorcery. */
export function transmute(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'discard this' }],
    timing: 'sorcery',
    from: 'hand',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'search library', who: you, filter: sameManaValue(), count: 1, to: { zone: 'hand' }, reveal: true },
          { do: 'shuffle', who: you },
        ],
      },
    ],
  };
}

/** CR 702.71a: sacrifice this permanent to put a creature card with the same mana value onto the battlefield. */
export function transfigure(cost: readonly Cost[]): ActivatedAbility {
  const creature: Filter = { is: 'all', of: [{ is: 'type', type: 'Creature' }, sameManaValue()] };
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'sacrifice this' }],
    timing: 'sorcery',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'search library', who: you, filter: creature, count: 1, to: { zone: 'battlefield', control: 'you' } },
          { do: 'shuffle', who: you },
        ],
      },
    ],
  };
}
