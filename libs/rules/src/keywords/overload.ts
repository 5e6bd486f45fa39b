import type { GameObject } from '../state/game-object.js';
import type { CastingMethod } from './casting-method.js';

/** CR 702.96a. */
export const overload: CastingMethod = { keyword: 'overload', rule: '702.96a', from: null };

/** Whether a spell says “each” instead of “target”: it has no targets then (CR 702.96b). */
export function isOverloaded({ announced }: GameObject): boolean {
  return announced.via === 'overload';
}
