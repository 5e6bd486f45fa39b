import type { ObjectId, PlayerId, Revision } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { SimultaneousResults } from '../game/player-results.js';

/**
 * What is recorded together. `group` counts simultaneous moves; `shuffled` are the players whose libraries are shuffled
 * afterwards, as often as effects say so (CR 701.24f); `placed` are cards with a position in a library (CR 701.24g).
 */
export interface Emission {
  readonly game: Game;
  readonly reason: Reason;
  group: number;
  /** The last damage that was dealt: what its results follow from. */
  damageDealtAt: Revision;
  readonly shuffled: PlayerId[];
  readonly placed: Set<ObjectId>;
  /** Who wins and loses the game with it (CR 104). */
  readonly ends: SimultaneousResults;
}
