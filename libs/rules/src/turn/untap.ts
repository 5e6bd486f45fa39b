import type { ObjectId } from '@stacktrail/game-events';
import { hasRule } from '../characteristics/queries.js';
import type { Game } from '../game/game.js';
import { endDesignations } from '../designations/give.js';
import { endEffectsThat } from '../state-based-actions/durations.js';
import { objectOf } from '../state/game-state.js';
import { noticeTriggers } from '../triggers/notice-triggers.js';

/** CR 502, after effects “until your next turn” have ended as the turn began (CR 500.5, 611.2a). */
export function untapStep(game: Game): void {
  endEffectsUntilThisTurn(game);
  untapPermanents(game); // CR 502.3
}

function endEffectsUntilThisTurn(game: Game): void {
  const { activePlayer, turn, stepBeganAt } = game.state;
  endEffectsThat(
    game,
    (effect) => effect.duration === 'until your next turn' && effect.controller === activePlayer && effect.turn < turn,
    (effect) => ({ rule: '611.2a', source: effect.source, causes: [stepBeganAt] }),
  );
  endDesignations(
    game,
    ({ until, player, turn: given }) => until === 'until your next turn' && player === activePlayer && given < turn,
    { rule: '611.2a', causes: [stepBeganAt] },
  );
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
