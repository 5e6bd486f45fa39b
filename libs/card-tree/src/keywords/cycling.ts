import type { ActivatedAbility } from '../abilities.js';
import type { Cost } from '../costs.js';

/** CR 702.29a: pay the cost and discard this card from the hand to draw a card. */
export function cycling(cost: readonly Cost[]): ActivatedAbility {
  return {
    kind: 'activated',
    cost: [...cost, { cost: 'discard this' }],
    from: 'hand',
    modes: [{ targets: [], effects: [{ do: 'draw', who: { players: 'you' }, count: 1 }] }],
  };
}
