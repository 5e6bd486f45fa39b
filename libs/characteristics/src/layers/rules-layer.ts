import type { Modification } from '@stacktrail/card-tree';
import type { Working } from './working.js';

/** What is applied after the layers (CR 613.11). */
export function changeRules(to: Working, change: Extract<Modification, { change: 'rule' }>): void {
  if (!to.rules.has(change.rule)) to.rules = new Set([...to.rules, change.rule]);
}
