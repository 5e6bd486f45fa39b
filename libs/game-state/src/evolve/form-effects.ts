import type { ObjectId } from '@stacktrail/game-events';
import type { LastingFormEffect } from '../state/lasting-effects.js';

/** The number of the effect that makes an object a copy for a while from when it enters; 0 if there is none (CR 611.2a). */
export function effectOf(effects: readonly LastingFormEffect[], entering: ObjectId): number {
  return effects.find(({ object }) => object === entering)?.id ?? 0;
}
