import { self } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';
import { combatDamageByYours } from './dealt-by-yours.js';

/** CR 702.76a. */
export const prowl: CastingMethod = {
  keyword: 'prowl',
  rule: '702.76a',
  from: null,
  condition: combatDamageByYours({ is: 'shares', quality: 'creature type', with: self }),
};
