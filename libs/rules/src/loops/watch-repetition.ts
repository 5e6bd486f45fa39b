import type { Answer, DecisionKind, PlayerId } from '@stacktrail/game-events';
import type { GameState } from '../state/game-state.js';
import { noRepetition, type Repetition } from '../state/repetition.js';
import { positionOf } from './position.js';

/** So many objects resolve without a choice before positions are compared: most steps never come to it. */
const watchedFrom = 8;
/** How many positions are remembered: a loop with more resolutions in it is a judge's to see. */
const mostPositions = 64;

/** What is known of repetition after a player has decided; passing priority isn't a choice to do anything. */
export function afterDecision(
  state: GameState,
  player: PlayerId,
  kind: DecisionKind,
  answer: Answer | null | undefined,
  rule: string,
): Repetition {
  const { repetition } = state;
  if (kind === 'priority' && answer?.form === 'action') {
    const { action } = answer;
    if (action.do === 'pass') return repetition;
    if (action.do === 'activate' && !state.catalog.ability(action.ability).isManaAbility) {
      return { ...noRepetition, taken: [...repetition.taken, { position: positionOf(state), player, action }] };
    }
  }
  if (repetition.mandatory === 0 && repetition.seen.length === 0) return repetition;
  // CR 730.6: nobody is made to do what would keep something from happening; it goes on as though it were mandatory.
  if (rule === '118.12a' && answer?.form === 'pick' && answer.keys[0] === 'no') return repetition;
  // Triggered abilities go on the stack in any order: that stops none of them, though another order may end the loop.
  if (kind === 'order triggers') return repetition.seen.length === 0 ? repetition : { ...repetition, seen: [] };
  return { ...noRepetition, taken: repetition.taken };
}

/** What is known of repetition once an object begins to resolve. */
export function afterResolution(state: GameState): Repetition {
  const { mandatory, seen, taken } = state.repetition;
  if (mandatory < watchedFrom) return { mandatory: mandatory + 1, seen, taken };
  return { mandatory: mandatory + 1, seen: [...seen, positionOf(state)].slice(-mostPositions), taken };
}
