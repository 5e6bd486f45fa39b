import type { CastingMethod } from './casting-method.js';

/** CR 702.137a. */
export const spectacle: CastingMethod = {
  keyword: 'spectacle',
  rule: '702.137a',
  from: null,
  condition: { if: 'happened', event: { on: 'loses life', who: 'an opponent' } },
};
