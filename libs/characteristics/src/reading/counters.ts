import type { GameObject } from '@stacktrail/game-state';

/** How many counters of all kinds together are on an object. */
export function totalCounters(object: GameObject): number {
  return object.counters.reduce((sum, counter) => sum + counter.count, 0);
}
