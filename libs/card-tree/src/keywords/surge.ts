import type { Condition } from '../conditions.js';
import type { Players } from '../references.js';
import { you } from './common-nodes.js';
import type { CastingMethod } from './casting-method.js';

function haveCast(by: Players): Condition {
  return { if: 'compare', left: { amount: 'spells cast this turn', by }, compare: 'at least', right: 1 };
}

/** CR 702.117a. When its costs are chosen, the spell itself isn't cast yet and doesn't count. */
export const surge: CastingMethod = {
  keyword: 'surge',
  rule: '702.117a',
  from: null,
  condition: { if: 'any', of: [haveCast(you), haveCast({ players: 'each teammate' })] },
};
