import type { CastingMethod } from './casting-method.js';

/** CR 702.146a, 702.146b: the card is cast with its back face up. */
export const disturb: CastingMethod = { keyword: 'disturb', rule: '702.146a', from: 'graveyard', transformed: true };
