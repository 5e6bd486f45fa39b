import type { GameState } from '@stacktrail/game-state';
import type { Game, Reason } from './game.js';
import type { Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** What a mechanic adds to the gate (CR 614–616). The gate knows none of them by name. */
export interface GateMechanic {
  /** The replacement or prevention effects that it has for an occurrence; asked of each, so it has to be quick. */
  readonly effectsFor?: (state: GameState, occurrence: Occurrence) => readonly Replacement[];
  /** Records what follows from the facts of a proposal, before anything triggers on them. */
  readonly beforeTriggers?: (game: Game) => void;
  /** Records what follows once the triggers on these facts have been noticed. */
  readonly afterTriggers?: (game: Game, reason: Reason) => void;
}
