import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';

/** A reversal as the log knows it: at `revision`, back to the state after `to`. */
export interface Reversal {
  readonly revision: Revision;
  readonly to: Revision;
}

/** The reversals among facts. */
export function reversalsIn(events: Iterable<AnyGameEvent>): readonly Reversal[] {
  const found: Reversal[] = [];
  for (const event of events) {
    if (event.type === 'ActionReversed') found.push({ revision: event.revision, to: event.data.to });
  }
  return found;
}

/**
 * The stretches that are no part of the effective game as it stands at a revision (CR 731), in order. A reversal that
 * goes back into a reversed stretch makes the stretch's beginning effective again.
 *
 * @param reversals in order of revision
 * @param last the revision at which one looks
 */
export function reversedStretches(reversals: readonly Reversal[], last: Revision): readonly ReversedStretch[] {
  const stretches: ReversedStretch[] = [];
  let end = last;
  for (let i = reversals.length - 1; i >= 0; i--) {
    const { revision, to } = reversals[i]!;
    if (revision > end) continue;
    const [first, before] = [(to + 1) as Revision, (revision - 1) as Revision];
    if (first <= before) stretches.push({ first, last: before, by: revision });
    end = to;
  }
  return stretches.reverse();
}

/**
 * The reversal that takes a revision out of the effective game; `null` if it is part of it.
 *
 * @param stretches in order, as `reversedStretches` gives them
 */
export function reversedBy(stretches: readonly ReversedStretch[], revision: Revision): Revision | null {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (stretches[middle]!.last < revision) low = middle + 1;
    else high = middle;
  }
  const stretch = stretches[low];
  return stretch !== undefined && revision >= stretch.first ? stretch.by : null;
}
