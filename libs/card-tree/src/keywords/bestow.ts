import type { CastingMethod } from './casting-method.js';

/** CR 702.103a, 702.103d: only what it is as an Aura counts for whether it can be cast so. */
export const bestow: CastingMethod = { keyword: 'bestow', rule: '702.103a', from: null, transformed: true };
