import type { ObjectId } from '@stacktrail/game-events';
import { hasRule } from '../characteristics/queries.js';
import type { Game } from '../game/game.js';
import { objectOf } from '../state/game-state.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';

/** CR 502. */
export function untapStep(game: Game): void {
  untapPermanents(game); // CR 502.3
}

/** CR 502.3: all tapped permanents of the active player untap, but for those that an effect keeps tapped. */
function untapPermanents(game: Game): void {
  const { state } = game;
  const objects: ObjectId[] = [];
  for (const id of state.battlefield) {
    const object = objectOf(state, id);
    if (object.tapped && object.controller === state.activePlayer && !hasRule(state, object, "doesn't untap")) {
      objects.push(id);
    }
  }
  if (objects.length === 0) return;
  const from = game.batch.length;
  const causes = [state.stepBeganAt];
  game.emit('PermanentsUntapped', { objects }, { rule: '502.3', player: state.activePlayer, causes });
  noticeTriggers(game, state, from);
}
