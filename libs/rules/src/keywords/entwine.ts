import type { GameObject } from '../state/game-object.js';
import type { OptionalCost } from './optional-cost.js';

/** CR 702.42a: it is paid where all modes were chosen instead of just the number specified. */
export const entwine: OptionalCost = { keyword: 'entwine', rule: '702.42a', times: 'once', announcedWith: 'all modes' };

/** Whether all modes of a spell may be chosen for an additional cost. */
export function mayBeEntwined({ printed }: GameObject): boolean {
  return printed.keywords.has('entwine');
}
