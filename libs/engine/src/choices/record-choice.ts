import { seatBit, type ObjectId } from '@stacktrail/game-events';
import type { Chosen } from '@stacktrail/game-state';
import type { Game, Reason } from '../game/game.js';

/**
 * CR 607.2d: an object remembers what was chosen for it; of a secret choice only who chose knows the values.
 * @param draws how many random words were used, if chance chose
 */
export function recordChoice(game: Game, object: ObjectId, made: Chosen, draws: number, reason: Reason): void {
  const { label, kind, values, secretOf: player } = made;
  if (player === undefined) game.emit('ChoiceRecorded', { object, label, kind, values, draws }, reason);
  else game.emit('ChoiceMadeSecretly', { player, object, label, kind, values, seenBy: seatBit(player) }, reason);
}
