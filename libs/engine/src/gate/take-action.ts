import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import type { Game, Reason } from '../game/game.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';

interface Taken {
  readonly player: PlayerId;
  readonly action: string;
  /** The permanent that did it. */
  readonly object?: ObjectId;
  readonly amount?: number;
}

/** Records that several players or permanents took keyword actions at the same time (CR 603.2c). */
export function takeActions(game: Game, taken: readonly Taken[], reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  for (const { player, action, object = 0 as ObjectId, amount = 0 } of taken)
    game.emit('KeywordActionTaken', { player, action, object, amount }, { ...reason, player });
  noticeTriggers(game, before, from);
}

/** Records that a keyword action was carried out as far as possible. Abilities trigger on it now. */
export function takeAction(game: Game, taken: Taken, reason: Reason): void {
  takeActions(game, [taken], reason);
}
