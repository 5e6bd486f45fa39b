import type { StaticAbility } from '../abilities.js';

/** CR 702.81a: from the graveyard, by discarding a land card as an additional cost. */
export function retrace(): StaticAbility {
  const discard = { cost: 'discard', filter: { is: 'type', type: 'Land' }, count: 1 } as const;
  return {
    kind: 'static',
    effects: [
      {
        static: 'may play',
        who: 'you',
        from: 'graveyard',
        how: { permit: 'cast', filter: { is: 'this' }, additional: [discard] },
      },
    ],
  };
}
