import type { GameState } from '@stacktrail/game-state';
import type { Game, Reason } from './game.js';
import type { Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** What a mechanic adds to the gate (CR 614–616). The gate itself names no mechanic. */
export interface GateMechanic {
  /**
   * The mechanic's replacement or prevention effects for an occurrence. It is called for every occurrence, so it has to
   * be quick.
   */
  readonly effectsFor?: (state: GameState, occurrence: Occurrence) => readonly Replacement[];
  /** Records the consequences of a proposal's facts before anything triggers on these. */
  readonly beforeTriggers?: (game: Game) => void;
  /** Records the consequences of these facts after abilities have triggered on them. */
  readonly afterTriggers?: (game: Game, reason: Reason) => void;
}
