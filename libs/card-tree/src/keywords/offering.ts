import type { OptionalCost } from './optional-cost.js';

/** CR 702.48a, 702.48c. */
export const offering: OptionalCost = {
  keyword: 'offering',
  rule: '702.48a',
  times: 'once',
  flash: true,
  cost: (ability) =>
    ability.keyword === 'offering'
      ? [{ cost: 'sacrifice', filter: ability.quality, count: 1, lessens: 'mana cost' }]
      : [],
};
