import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { GameObjectRecord } from '../state/game-object.js';
import type { GameState, GameStateRecord } from '../state/game-state.js';
import { nextPlayer } from '../state/turn-order.js';
import { changePlayer, restamp } from './changes.js';
import { leaveZone } from './change-zone.js';

/**
 * CR 800.4a: a player leaves the game: all objects that they own leave it too, effects that give them control of objects
 * or players end, and if they had priority, it passes on.
 *
 * @param previous the state before, of which last known information is kept (CR 608.2h)
 */
export function leaveGame(state: GameStateRecord, player: PlayerId, previous: GameState): void {
  changePlayer(state, player, (left) => {
    left.lost = true;
    left.mana = [];
  });
  for (const object of previous.objects.values()) {
    if (object.left || object.owner !== player || object.zone === 'ante') continue; // CR 800.4n
    const remains = new GameObjectRecord(object);
    leaveZone(state, remains, 0 as ObjectId);
  }
  state.playerControls = state.playerControls.filter(
    (control) => control.controller !== player && control.player !== player,
  );
  state.passed = 0;
  if (state.priority === player) state.priority = nextPlayer(state, player);
  restamp(state);
}
