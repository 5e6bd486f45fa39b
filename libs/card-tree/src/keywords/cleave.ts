import type { CastingMethod } from './casting-method.js';

/** CR 702.148a. */
export const cleave: CastingMethod = { keyword: 'cleave', rule: '702.148a', from: null };
