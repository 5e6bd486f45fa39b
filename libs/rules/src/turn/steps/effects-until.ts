import type { Duration } from '@stacktrail/card-tree';
import type { Game } from '@stacktrail/engine';
import type { PlayerId, Revision } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import { endDesignations } from '../../changes/give.js';
import { endEffectsThat } from '../../changes/durations.js';

interface Lasting {
  readonly duration: Duration;
  readonly controller: PlayerId;
  readonly turn: number;
  readonly began: Revision;
}

/** Whether an effect lasts until the turn or the step that has just begun (CR 500.5, 611.2a). */
function isOver(state: GameState, { duration, controller, turn, began }: Lasting): boolean {
  if (controller !== state.activePlayer) {
    return duration.startsWith('until your next') && state.players[controller]?.passedOver === true; // CR 800.4k, 800.4m
  }
  switch (duration) {
    case 'until your next turn':
      return turn < state.turn;
    case 'until your next upkeep':
      return state.step === 'upkeep' && began < state.stepBeganAt;
    case 'until your next end step':
      return state.step === 'end' && began < state.stepBeganAt;
    default:
      return false;
  }
}

/** CR 500.5: ends the effects that last until the phase or step that has just begun, or until the turn that has. */
export function endEffectsUntilNow(game: Game): void {
  const { state } = game;
  endDesignations(
    game,
    ({ until, player, turn }) => until === 'until your next turn' && player === state.activePlayer && turn < state.turn,
    { rule: '611.2a', causes: [state.stepBeganAt] },
  );
  endEffectsThat(
    game,
    (effect) => isOver(state, effect),
    (effect) => ({ rule: '611.2a', source: effect.source, causes: [state.stepBeganAt] }),
  );
}
