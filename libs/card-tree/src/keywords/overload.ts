import type { CastingMethod } from './casting-method.js';

/** CR 702.96a. */
export const overload: CastingMethod = { keyword: 'overload', rule: '702.96a', from: null };
