import type { ActivatedAbility } from '../abilities.js';
import type { KeywordAbility } from '../keywords.js';

type Craft = Extract<KeywordAbility, { readonly keyword: 'craft' }>;

/**
 * CR 702.167a: exile this permanent and the materials, and return it transformed. The materials stay linked to it under
 * “crafted” (702.167c).
 */
export function craft({ materials: filter, count, orMore, cost }: Craft): ActivatedAbility {
  const it = { objects: 'result', label: '#crafted' } as const;
  return {
    kind: 'activated',
    cost: [
      ...cost,
      { cost: 'exile this' },
      { cost: 'exile permanents or cards', filter, count, ...(orMore && { orMore }) },
    ],
    timing: 'sorcery',
    modes: [
      {
        targets: [],
        effects: [
          {
            do: 'move',
            what: { objects: 'this' },
            to: { zone: 'battlefield', control: 'owner', transformed: true },
            label: '#crafted',
          },
          { do: 'link', what: { objects: 'paid', cost: 'exile permanents or cards' }, label: 'crafted', to: it },
        ],
      },
    ],
  };
}
