import type { Filter } from '../filters.js';
import type { StaticAbility } from '../abilities.js';

const instantOrSorcery: Filter = {
  is: 'any',
  of: [
    { is: 'type', type: 'Instant' },
    { is: 'type', type: 'Sorcery' },
  ],
};

/**
 * CR 702.133a: it may be cast from the graveyard by discarding a card as an additional cost, and is exiled as it leaves
 * the stack.
 */
export function jumpStart(): StaticAbility {
  const discard = { cost: 'discard', filter: { is: 'anything' }, count: 1 } as const;
  return {
    kind: 'static',
    effects: [
      {
        static: 'may play',
        who: 'you',
        from: 'graveyard',
        how: {
          permit: 'cast',
          filter: { is: 'all', of: [{ is: 'this' }, instantOrSorcery] },
          additional: [discard],
          exiledAfterwards: 'wherever it would go',
        },
      },
    ],
  };
}
