import type { AnyGameEvent, Revision } from '@stacktrail/game-events';
import { evolve } from '../evolve/evolve.js';
import type { Catalog } from '../state/catalog.js';
import type { GameState } from '../state/game-state.js';
import { initialState } from '../state/initial-state.js';
import { revert } from './revert.js';

/**
 * A game's stream, folded from facts alone, of which only the last state is kept: it takes a fraction of the room of a
 * `Timeline`, and can't go back further than to the last priority point.
 */
export class LastState {
  private current: GameState;
  private lastPriority: GameState;

  constructor(catalog: Catalog) {
    this.current = initialState(catalog);
    this.lastPriority = this.current;
  }

  get state(): GameState {
    return this.current;
  }

  /** The revision of a state that the next fact goes back to (CR 731) and that isn't kept; `null` if it needs none. */
  needs(event: AnyGameEvent): Revision | null {
    if (event.type !== 'ActionReversed' || event.data.to === this.lastPriority.revision) return null;
    return event.data.to;
  }

  /** Adds the next fact of the stream. @param earlier the state that it needs */
  append(event: AnyGameEvent, earlier: GameState = this.lastPriority): void {
    const from = event.type === 'ActionReversed' ? revert(earlier, this.current) : this.current;
    this.current = evolve(from, event);
    if (event.type === 'DecisionAsked' && event.data.kind === 'priority') this.lastPriority = this.current;
  }
}
