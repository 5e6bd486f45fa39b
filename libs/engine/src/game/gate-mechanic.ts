import type { GameState } from '@stacktrail/game-state';
import type { Game, Reason } from './game.js';
import type { Occurrence } from './occurrence.js';
import type { Replacement } from './replacement.js';

/** What a mechanic adds to the gate (CR 614–616). The gate knows none of them by name. */
export interface GateMechanic {
  /** The rule of the mechanic. */
  readonly rule: string;
  readonly replacing?: {
    /** Whether the mechanic may change the occurrence; asked of each, so it has to be quick. */
    readonly meets: (state: GameState, occurrence: Occurrence) => boolean;
    /** The replacement or prevention effects that the mechanic has for an occurrence. */
    readonly effectsFor: (state: GameState, occurrence: Occurrence) => readonly Replacement[];
  };
  /** What it records with the facts of a proposal, before anything triggers on them. */
  readonly recordsWith?: (game: Game) => void;
  /** What it records once the triggers on these facts have been noticed. */
  readonly recordsAfter?: (game: Game, reason: Reason) => void;
}
