import type { OptionalCost } from './optional-cost.js';

/** CR 702.42a: the cost is paid if all modes were chosen instead of just the number specified. */
export const entwine: OptionalCost = { keyword: 'entwine', rule: '702.42a', times: 'once', announcedWith: 'all modes' };
