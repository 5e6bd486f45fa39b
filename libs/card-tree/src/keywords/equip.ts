import type { ActivatedAbility } from '../abilities.js';
import type { Filter } from '../filters.js';
import type { KeywordAbility } from '../keywords.js';

type Equip = Extract<KeywordAbility, { keyword: 'equip' }>;

/** CR 702.6a, 702.6c: attach this permanent to target creature you control that has the quality, as a sorcery. */
export function equip({ cost, quality, planeswalker, costsLess, oncePerTurn }: Equip): ActivatedAbility {
  const filter: Filter = {
    is: 'all',
    of: [
      { is: 'type', type: planeswalker ? 'Planeswalker' : 'Creature' }, // CR 702.6e
      { is: 'controlled by', who: 'you' },
      ...(quality === undefined ? [] : [quality]),
    ],
  };
  return {
    kind: 'activated',
    cost,
    timing: 'sorcery',
    ...(costsLess && { costsLess }),
    ...(oncePerTurn && { oncePerTurn }),
    modes: [
      {
        targets: [{ kind: 'permanent', filter, min: 1, max: 1 }],
        effects: [
          {
            do: 'attach',
            what: { objects: 'this' },
            to: { objects: 'target', slot: 0 },
            ...(planeswalker && { asThough: 'creature' }),
          },
        ],
      },
    ],
  };
}
