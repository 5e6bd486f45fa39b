import { creature } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.180a. */
export const harmonize: CastingMethod = {
  keyword: 'harmonize',
  rule: '702.180a',
  from: 'graveyard',
  cost: (ability) =>
    ability.keyword === 'harmonize'
      ? [...ability.cost, { cost: 'tap permanents', filter: creature, count: 1, upTo: true, lessens: 'power' }]
      : [],
  exiledAfterwards: '702.180a',
};
