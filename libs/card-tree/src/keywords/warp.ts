import type { StaticAbility } from '../abilities.js';
import type { CastingMethod } from './casting-method.js';
import { atNextEndStepIfPaid } from './while-paid.js';

export const warpMethod: CastingMethod = { keyword: 'warp', rule: '702.185a', from: 'hand' };

/**
 * CR 702.185a, 702.185b: at the beginning of the next end step the permanent is exiled and its card is warped, which lets
 * its owner cast it on a later turn.
 */
export function warp(): StaticAbility {
  const exiled = { objects: 'result', label: 'warped' } as const;
  return atNextEndStepIfPaid(
    'warp',
    { do: 'move', what: { objects: 'kept' }, to: { zone: 'exile' }, label: 'warped' },
    { do: 'designate', as: 'warped', what: exiled },
  );
}
