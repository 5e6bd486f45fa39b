/**
 * What may be shown of a game. Every view takes a viewer and keeps to one redaction policy, `maySee`; there is none
 * without. Projections get what else they need of the rules from here: folding facts to states.
 */
export type { Viewer } from '@stacktrail/game-events';
export { evolve } from '../evolve/evolve.js';
export type { Decision } from '../game/live-game.js';
export { Catalog } from '../state/catalog.js';
export { initialState, type GameState } from '../state/game-state.js';
export { pinnedCatalog } from '../state/pinned-catalog.js';
export { fold, Timeline, type ReversedStretch } from '../timeline/timeline.js';
export { abilityText, modeTexts, textLines } from './ability-text.js';
export { boardView, type BoardView, type CombatView, type PendingView } from './board-view.js';
export {
  choicesInWords,
  optionsView,
  type ActionOption,
  type OptionsView,
  type PickChoice,
} from './decision-options.js';
export { decisionView, type DecisionView, type OthersDecision, type OwnDecision } from './decision-view.js';
export { describeEvent, describeToAll, ruleOf, type ToldToAll } from './describe/describe-event.js';
export type { Around } from './describe/telling.js';
export { describeRef, objectName, seatName } from './names.js';
export type { CardView, HiddenCard, KnownCard, NamedRef, PermanentView } from './object-view.js';
export type { ActionHint } from './payable.js';
export { reversalsIn, reversedBy, reversedStretches, type Reversal } from './reversed.js';
export type { LibraryCard, SeatView } from './seat-view.js';
export { foldOn, neededBefore } from './snapshot/fold-on.js';
export { canBeKept, snapshotOf, snapshotVersion, stateFrom, type StateSnapshot } from './snapshot/state-snapshot.js';
export type { StackObjectView } from './stack-view.js';
export { differencesToday } from './today.js';
export { decides, maySee } from './visibility.js';
export type { Phase } from './words.js';
export { weightOfCatalog, weightOfState } from '../state/weight.js';
