import type { StaticAbility } from '../abilities.js';
import type { CastingMethod } from './casting-method.js';
import { abilitiesWhilePaid, atNextEndStepIfPaid } from './while-paid.js';

export const dashMethod: CastingMethod = { keyword: 'dash', rule: '702.109a', from: null };

/** CR 702.109a: it returns to its owner's hand at the beginning of the next end step, and has haste. */
export function dash(): readonly StaticAbility[] {
  return [
    atNextEndStepIfPaid('dash', { do: 'move', what: { objects: 'kept' }, to: { zone: 'hand' } }),
    abilitiesWhilePaid('dash', { kind: 'keyword', keyword: 'haste' }),
  ];
}
