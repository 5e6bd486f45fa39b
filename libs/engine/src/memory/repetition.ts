import type { AnyGameEvent, Answer, DecisionKind, EventType, PlayerId } from '@stacktrail/game-events';
import { type GameState, type GameStateRecord, noRepetition, type Repetition } from '@stacktrail/game-state';
import { growthAt, isSteady } from './growth.js';
import { positionOf } from './position.js';

/** The number of objects that resolve without a choice before positions are compared. Most steps never reach it. */
const watchedFrom = 8;
/** The number of positions that are remembered. A judge has to decide about loops with more resolutions. */
const mostPositions = 64;

/**
 * Keeps what is known of repetition (CR 730.3, 730.4).
 *
 * @param state the state after the fact
 * @param previous the state before it
 */
export function watchRepetition(state: GameStateRecord, event: AnyGameEvent, previous: GameState): void {
  if (event.type === 'StepBegan') state.repetition = noRepetition;
  else if (event.type === 'ResolutionBegan') state.repetition = afterResolution(previous);
  else if (event.type === 'DecisionMade') {
    const { player, kind, answer } = event.data;
    state.repetition = afterDecision(previous, player, kind, answer, event.rule);
  }
  if (state.repetition !== noRepetition) state.repetition = afterFact(state.repetition, event);
}

/** What is known of repetition after a player has decided; passing priority isn't a choice to do anything. */
function afterDecision(
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
    if (action.do === 'activate' && state.catalog.findAbility(action.ability)?.isManaAbility === false) {
      return { ...noRepetition, taken: [...repetition.taken, { position: positionOf(state), player, action }] };
    }
  }
  if (repetition.mandatory === 0 && repetition.seen.length === 0) return repetition;
  // CR 730.6: nobody is forced to pay to prevent something, so declining to pay counts as mandatory.
  if (rule === '118.12a' && answer?.form === 'pick' && answer.keys[0] === 'no') return repetition;
  // Ordering triggered abilities stops none of them, but another order might end the loop.
  if (kind === 'order triggers') return withoutProof(repetition);
  return { ...noRepetition, taken: repetition.taken };
}

/** What is known about repetition once an object begins to resolve. */
function afterResolution(state: GameState): Repetition {
  const { mandatory, seen, taken, growth } = state.repetition;
  if (mandatory < watchedFrom) return { mandatory: mandatory + 1, seen, taken, growth };
  return {
    mandatory: mandatory + 1,
    seen: [...seen, positionOf(state)].slice(-mostPositions),
    taken,
    growth: growthAt(state, mandatory, growth),
  };
}

/** The course so far no longer proves a loop, because something other than passing decided it. */
function withoutProof(repetition: Repetition): Repetition {
  if (repetition.seen.length === 0 && repetition.growth === null) return repetition;
  return { ...repetition, seen: [], growth: null };
}

const ofChance: ReadonlySet<EventType> = new Set<EventType>([
  'CoinsFlipped',
  'DiceRolled',
  'ChosenAtRandom',
  'NumberChosenAtRandom',
  'CardsChosenAtRandom',
  'LibraryOrderedAtRandom',
  'LibraryShuffled',
  'RandomPlayerChosen',
]);

/** What is known about repetition after a fact. Results of chance can be different the next time. */
function afterFact(repetition: Repetition, event: AnyGameEvent): Repetition {
  if (repetition.seen.length === 0 && repetition.growth === null) return repetition;
  if (ofChance.has(event.type)) return withoutProof(repetition);
  return repetition.growth === null || isSteady(event) ? repetition : { ...repetition, growth: null };
}
