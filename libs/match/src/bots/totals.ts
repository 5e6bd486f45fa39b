import type { SelectQuestion } from '@stacktrail/engine';
import type { Ref } from '@stacktrail/game-events';

/** The bot's choices, with further candidates until they reach the total that the question asks for. */
export function untilTotal({ candidates, total }: SelectQuestion, chosen: readonly Ref[]): readonly Ref[] {
  if (total === undefined) return chosen;
  const weightOf = (ref: Ref): number =>
    total.weights[candidates.findIndex(({ is, id }) => is === ref.is && id === ref.id)] ?? 0;
  const all = chosen.slice();
  let sum = all.reduce((weight, ref) => weight + weightOf(ref), 0);
  for (const ref of candidates) {
    if (sum >= total.least) break;
    if (all.some(({ is, id }) => is === ref.is && id === ref.id)) continue;
    all.push(ref);
    sum += weightOf(ref);
  }
  return all;
}
