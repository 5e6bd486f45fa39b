import { type Game, type Reason, type Procedure, attemptNested } from '@stacktrail/engine';
import type { CastAction, ObjectId, PlayerId } from '@stacktrail/game-events';
import { castSpell } from './cast-spell.js';
import { takeUpDrawn } from './take-up-drawn.js';

/**
 * CR 608.2g: a spell is cast while another spell or ability resolves, and no player gets priority after it.
 * @returns the spell; `null` if the casting was illegal and was reversed, without the resolving spell or ability (CR
 * 731.1)
 */
export function* castDuringResolution(
  game: Game,
  player: PlayerId,
  action: CastAction,
  _reason: Reason,
): Procedure<ObjectId | null> {
  const spell = yield* attemptNested(game, player, () => game.act(() => castSpell(game, player, action)));
  yield* takeUpDrawn(game); // CR 121.8
  return spell;
}
