export { characteristicsOf } from './characteristics/characteristics.js';
export type { ManaDue } from './game/mana-due.js';
export type { TotalCost } from './costs/total-cost.js';
export { violationOf } from './game/check-answer.js';
export {
  LiveGame,
  type Accepted,
  type AnswerAhead,
  type Decision,
  type Rejection,
  type Secrets,
  type ShortcutTaken,
} from './game/live-game.js';
export { editions, mostSeats, setUp, wrongSeats, type NewGame } from './game/new-game.js';
export type { PlacedCard, StartingPosition } from './starting/starting-position.js';
export type { CardReference } from './game/pin.js';
export { anteFaults } from './starting/ante-cards.js';
export {
  conspiracyFaults,
  planarFaults,
  schemeFaults,
  strayInPlanarDeck,
  strayInSchemeDeck,
  strayVariantCards,
  vanguardFaults,
} from './starting/variant-decks.js';
export { deckFaults, type DeckFault } from './starting/deck-construction.js';
export { formatNames, isFormatName, type FormatName } from './state/formats.js';
export * from './game/question.js';
export type { Violation } from './characteristics/violation.js';
export { endDamaged, type EndingWords } from './game/end-damaged.js';
export {
  isResumePoint,
  lastResumePoint,
  resume,
  reverseTo,
  runFrom,
  type Difference,
  type Resumed,
} from './game/resume.js';
export { nextToAnswer } from './evolve/shortcut-proposal.js';
export type { ShortcutPart } from './shortcuts/sequence.js';
export { costOfAction, couldBeComplied } from './priority/action-hints.js';
export { evolve } from './evolve/evolve.js';
export { evolveInPlay, foldInPlay } from './memory/evolve-in-play.js';
export { Catalog } from './state/catalog.js';
export { initialState, type GameState } from './state/game-state.js';
export type { Characteristics } from './state/characteristics.js';
export type { GameObject } from './state/game-object.js';
export { pinnedCatalog } from './state/pinned-catalog.js';
export { manaValueOf } from './text/mana-value.js';
export { weightOfCatalog, weightOfState } from './state/weight.js';
export { typeBit } from './state/printed.js';
export { fold, Timeline, type ReversedStretch } from './timeline/timeline.js';
export { hasPartner, partnersAs } from './starting/two-commanders.js';
