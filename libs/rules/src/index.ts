/** How a game is played: starting, turns, actions, mechanics; `LiveGame` plays it and `resume` goes on with it. */
export { cardCastSo } from './casting/ways/faces.js';
export { poolCovers } from './costs/pay-mana.js';
export { substitutesOf } from './costs/substitute-mana.js';
export { manaSymbolsPaid, type TotalCost } from './costs/total-cost.js';
export { endDamaged } from './game/end-damaged.js';
export {
  type Accepted,
  type AnswerAhead,
  type Decision,
  LiveGame,
  type Rejection,
  type Secrets,
  type ShortcutTaken,
} from './game/live-game.js';
export { editions, mostSeats, type NewGame, wrongSeats } from './game/new-game.js';
export type { CardReference } from './game/pin.js';
export { type Difference, isResumePoint, resume, reverseTo, runFrom } from './game/resume.js';
export { manaAbilitiesOf } from './mana/mana-abilities.js';
export { costOfAction, couldBeComplied } from './priority/action-hints.js';
export { effectsAllowed, isAllowedAction } from './priority/allowed-actions.js';
export { abilityIgnored, isIgnoringAction } from './priority/ignoring.js';
export type { ShortcutPart } from './shortcuts/sequence.js';
export { anteFaults } from './starting/ante-cards.js';
export { deckFaults } from './starting/deck-construction.js';
export type { PlacedCard, StartingPosition } from './starting/starting-position.js';
export { hasPartner, partnersAs } from './starting/two-commanders.js';
export {
  conspiracyFaults,
  planarFaults,
  schemeFaults,
  strayInPlanarDeck,
  strayInSchemeDeck,
  strayVariantCards,
  vanguardFaults,
} from './starting/variant-decks.js';
