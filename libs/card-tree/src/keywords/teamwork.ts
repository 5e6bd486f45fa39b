import { creature } from './common-nodes.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.194a. “If it was cast using teamwork” asks whether this cost was paid (702.194b, 702.194c). */
export const teamwork: OptionalCost = {
  keyword: 'teamwork',
  rule: '702.194a',
  times: 'once',
  cost: (ability) => [
    { cost: 'tap with total power', filter: creature, total: 'count' in ability ? (ability.count ?? 0) : 0 },
  ],
};
