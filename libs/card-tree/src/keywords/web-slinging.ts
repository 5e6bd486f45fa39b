import { creature } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.188a: a tapped creature is returned as an additional cost. */
export const webSlinging: CastingMethod = {
  keyword: 'web-slinging',
  rule: '702.188a',
  from: null,
  cost: (ability) =>
    ability.keyword === 'web-slinging'
      ? [
          ...ability.cost,
          {
            cost: 'return to hand',
            filter: { is: 'all', of: [{ is: 'tapped' }, creature, { is: 'controlled by', who: 'you' }] },
            count: 1,
          },
        ]
      : [],
};
