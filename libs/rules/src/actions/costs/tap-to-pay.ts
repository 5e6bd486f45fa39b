import { hasRule, isSummoningSick } from '@stacktrail/characteristics';
import { noticeTriggers, untapOrRemoveStun, type Game, type Reason } from '@stacktrail/engine';
import type { ObjectId } from '@stacktrail/game-events';
import { objectOf, type GameObject, type GameState } from '@stacktrail/game-state';

/** CR 107.5, 107.6, 602.5a: whether {T} can be paid, or {Q} where it has to be tapped. */
export function canPayTap(state: GameState, source: GameObject | undefined, tapped: boolean): boolean {
  if (source?.zone !== 'battlefield' || source.tapped !== tapped) return false;
  if (isSummoningSick(state, source) && !hasRule(state, source, 'activates as though it had haste')) return false;
  return !tapped || !hasRule(state, source, "can't become untapped");
}

/** Taps or untaps permanents to pay for something. */
export function emitTapped(game: Game, objects: readonly ObjectId[], tap: boolean, reason: Reason): void {
  const before = game.state;
  const from = game.batch.length;
  for (const object of objects) {
    if (tap) game.emit('Tapped', { object }, reason);
    else untapOrRemoveStun(game, objectOf(game.state, object), reason); // CR 118.11
  }
  noticeTriggers(game, before, from);
}
