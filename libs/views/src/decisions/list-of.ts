import type { Answer } from '@stacktrail/game-events';
import type { Combination } from './option.js';

/** A combination whose pieces have no amounts. */
export function listOf(
  answer: Answer,
  into: Combination['into'],
  { min, max }: { readonly min: number; readonly max: number },
  rules: readonly string[] = [],
): Combination {
  return { answer, into, min, max, ordered: false, rules };
}
