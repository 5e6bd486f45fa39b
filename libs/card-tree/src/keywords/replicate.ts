import type { TriggeredAbility } from '../abilities.js';
import { ifPaid } from './common-nodes.js';
import { copiedAsCast } from './copied-as-cast.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.56a. Each of several instances is paid separately (702.56b). */
export const replicateCost: OptionalCost = { keyword: 'replicate', rule: '702.56a', times: 'any number' };

/** @param which of several replicate abilities of the spell it is (CR 702.56b) */
export function replicate(which: number): TriggeredAbility {
  return copiedAsCast({ amount: 'times paid', keyword: 'replicate', which }, ifPaid('replicate', which));
}
