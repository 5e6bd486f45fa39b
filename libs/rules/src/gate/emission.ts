import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Ends } from '../game/ends.js';

/**
 * What is recorded together. `group` counts simultaneous moves; `shuffled` are the players whose libraries are shuffled afterwards.
 */
export interface Emission {
  readonly game: Game;
  readonly reason: Reason;
  group: number;
  /** The last damage that was dealt: what its results follow from. */
  damageDealtAt: Revision;
  readonly shuffled: Set<PlayerId>;
  /** Who wins and loses the game with it (CR 104). */
  readonly ends: Ends;
}
