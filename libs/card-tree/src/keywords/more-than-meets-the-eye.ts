import type { CastingMethod } from './casting-method.js';

/** CR 702.162a: it is cast converted. */
export const moreThanMeetsTheEye: CastingMethod = {
  keyword: 'more than meets the eye',
  rule: '702.162a',
  from: null,
  transformed: true,
};
