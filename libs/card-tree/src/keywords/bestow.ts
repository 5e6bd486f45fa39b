import type { CastingMethod } from './casting-method.js';

/** CR 702.103a, 702.103d: whether it can be cast bestowed depends only on its characteristics as an Aura. */
export const bestow: CastingMethod = { keyword: 'bestow', rule: '702.103a', from: null, transformed: true };
