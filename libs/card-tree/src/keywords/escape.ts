import type { CastingMethod } from './casting-method.js';

/** CR 702.138a. “If it escaped” asks whether this cost was paid (702.138b). */
export const escape: CastingMethod = { keyword: 'escape', rule: '702.138a', from: 'graveyard' };
