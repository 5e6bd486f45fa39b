import type { OptionalCost } from './optional-cost.js';

/** CR 702.27a. */
export const buyback: OptionalCost = {
  keyword: 'buyback',
  rule: '702.27a',
  times: 'once',
  resolvesTo: { zone: 'hand', rule: '702.27a' },
};
