import type { PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Ends } from '../game/ends.js';
import type { Occurrence } from './occurrence.js';

/**
 * What is recorded together. `group` counts simultaneous moves; `results` are those of damage that replacement effects
 * may change (CR 120.4c); `shuffled` are the players whose libraries are shuffled afterwards.
 */
export interface Emission {
  readonly game: Game;
  readonly reason: Reason;
  group: number;
  readonly results: Occurrence[];
  readonly shuffled: Set<PlayerId>;
  /** Who wins and loses the game with it (CR 104). */
  readonly ends: Ends;
}
