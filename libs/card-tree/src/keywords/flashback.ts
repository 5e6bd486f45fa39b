import type { CastingMethod } from './casting-method.js';

/** CR 702.34a. */
export const flashback: CastingMethod = {
  keyword: 'flashback',
  rule: '702.34a',
  from: 'graveyard',
  only: ['Instant', 'Sorcery'],
  exiledAfterwards: '702.34a',
};
