import type { OptionalCost } from './optional-cost.js';

/** CR 702.33a. Several kickers are several abilities (702.33b), each of which can be paid. */
export const kicker: OptionalCost = { keyword: 'kicker', rule: '702.33a', times: 'once' };

/** CR 702.33c. */
export const multikicker: OptionalCost = { keyword: 'multikicker', rule: '702.33c', times: 'any number' };
