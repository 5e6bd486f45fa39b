import { creature } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.119a, 702.119b. */
export const emerge: CastingMethod = {
  keyword: 'emerge',
  rule: '702.119a',
  from: null,
  cost: (ability) =>
    ability.keyword === 'emerge'
      ? [...ability.cost, { cost: 'sacrifice', filter: ability.from ?? creature, count: 1, lessens: 'mana value' }]
      : [],
};
