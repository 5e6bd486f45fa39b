import type { ReplaceableAction } from '@stacktrail/card-tree';
import { staticsInForce } from '@stacktrail/characteristics';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import type { Procedure } from '../game/procedure.js';
import { perform } from './perform.js';

/**
 * How often a keyword action is taken, or its number, after replacement effects (CR 614.6); 0 if something else was
 * done instead.
 *
 * @param count what the instruction says
 * @param object the object that takes the action, if it isn't the player
 */
export function* wouldAct(
  game: Game,
  action: ReplaceableAction,
  player: PlayerId,
  count: number,
  reason: Reason,
  object?: ObjectId,
): Procedure<number> {
  const { state } = game;
  if (state.replacements.length === 0 && staticsInForce(state, 'replacement').length === 0) return count;
  const occurrence = {
    would: 'take action',
    action,
    player,
    count,
    ...(object === undefined ? {} : { object }),
  } as const;
  const [settled] = yield* perform(game, [occurrence], reason);
  return settled?.amount ?? 0;
}
