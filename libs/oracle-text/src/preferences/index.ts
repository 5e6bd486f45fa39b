import type { Ability } from '@stacktrail/card-tree';
import type { Preference } from './preference.js';
import { preferences } from './preferences.js';

/** Which of several readings is meant. */
export interface Decision<R> {
  readonly reading: R;
  /** The names of the preferences that decided it. */
  readonly decidedBy: readonly string[];
  /** Readings that no preference decides against. */
  readonly others: readonly R[];
}

/** Lets the preferences decide, one after another, while there is more than one reading. */
export function applyPreferences<R extends { readonly abilities: readonly Ability[] }>(
  readings: readonly R[],
): Decision<R> {
  const decidedBy: string[] = [];
  let left = readings;
  for (const preference of preferences) {
    if (left.length === 1) break;
    const best = highest(left, preference);
    if (best.length < left.length) decidedBy.push(preference.name);
    left = best;
  }
  const [reading, ...others] = left;
  return { reading: reading!, decidedBy, others };
}

function highest<R extends { readonly abilities: readonly Ability[] }>(
  readings: readonly R[],
  preference: Preference,
): readonly R[] {
  const scores = readings.map(({ abilities }) => preference.score(abilities));
  const best = Math.max(...scores);
  return readings.filter((_, i) => scores[i] === best);
}

export type { Preference } from './preference.js';
export { preferences } from './preferences.js';
