import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { evolve } from '../evolve/evolve.js';
import type { GameState } from '../state/game-state.js';
import { revert } from '../timeline/revert.js';
import { invariant } from '@stacktrail/kernel';

/** The revisions before a start to which later reversals go back, whose states are needed to fold on from the start. */
export function neededBefore(start: Revision, events: readonly AnyGameEvent[]): readonly Revision[] {
  return events.flatMap((event) => (event.type === 'ActionReversed' && event.data.to < start ? [event.data.to] : []));
}

/**
 * Folds events on from a state in the midst of a game, as a timeline does from its beginning.
 *
 * @param events those that come after the state, in order
 * @param earlier the states at the revisions that `neededBefore` names
 */
export function foldOn(
  start: GameState,
  events: readonly AnyGameEvent[],
  earlier: ReadonlyMap<Revision, GameState> = new Map(),
): GameState {
  const states = [start];
  let state = start;
  for (const event of events) {
    if (event.type === 'ActionReversed') {
      const { to } = event.data;
      const before = to < start.revision ? earlier.get(to) : states[to - start.revision];
      invariant(before !== undefined, () => `revision ${event.revision} goes back to ${to}, which is not at hand`);
      state = revert(before, state);
    }
    state = evolve(state, event);
    states.push(state);
  }
  return state;
}
