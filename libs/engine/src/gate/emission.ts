import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { SimultaneousResults } from '../game/player-results.js';

/**
 * The state of recording one proposal. `group` counts simultaneous moves. `shuffled` holds the players whose libraries
 * are shuffled afterwards, once for each effect that says so (CR 701.24f). `placed` holds cards with a position in a
 * library (CR 701.24g).
 */
export interface Emission {
  readonly game: Game;
  readonly reason: Reason;
  group: number;
  /** The revision of the last damage, which is the cause of its results. */
  damageDealtAt: Revision;
  readonly shuffled: PlayerId[];
  readonly placed: Set<ObjectId>;
  /** The players who win and lose the game by it (CR 104). */
  readonly ends: SimultaneousResults;
}
