import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';
import type { Filter } from '../filters.js';

/** CR 702.29e: pay the cost and discard this card to search the library for such a card. */
export function typecycling(what: Filter, cost: readonly Cost[]): ActivatedAbility {
  const you = { players: 'you' } as const;
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'discard this' }],
    from: 'hand',
    modes: [
      {
        targets: [],
        effects: [
          { do: 'search library', who: you, filter: what, count: 1, to: { zone: 'hand' }, reveal: true },
          { do: 'shuffle', who: you },
        ],
      },
    ],
  };
}
