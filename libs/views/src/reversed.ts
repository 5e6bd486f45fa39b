import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';

/** A reversal as the log has it: its revision, and the revision of the state to which it goes back. */
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
 * The stretches that aren't part of the effective game at a revision (CR 731), in order. A reversal that goes back into
 * a reversed stretch makes the beginning of that stretch effective again.
 *
 * @param reversals in order of revision
 * @param last the revision at which the game is looked at
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
