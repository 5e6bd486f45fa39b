/** How a game is played: starting, turns, actions, mechanics; `LiveGame` plays it and `resume` goes on with it. */
export { automaticPayment } from './game/automatic-payment/automatic-payment.js';
export { answersOfPlan, paymentFor, paymentPlan, type PaymentPlan } from './game/automatic-payment/payment-plan.js';
export { dueAfterPool } from './game/automatic-payment/still-due.js';
export { tappedAsCost, tapsItself, withoutObject } from './game/automatic-payment/taps-itself.js';
export { cardCastSo } from './actions/costs/faces.js';
export { poolCovers, spendableMana } from './actions/costs/pay-mana.js';
export { substitutesOf } from './actions/costs/substitute-mana.js';
export { hasX } from './actions/costs/choose-payment.js';
export {
  labelOfObject,
  labelOfPlayer,
  objectNamed,
  playerNamed,
  thingsNamed,
} from './actions/adjudication/named-things.js';
export { rulingVerbs } from './actions/adjudication/primitives.js';
export { mostActions } from './actions/adjudication/ruling-violation.js';
export { theObject, thePlayer } from './actions/adjudication/suggested-actions.js';
export { costsOfSpell, manaSymbolsPaid, type TotalCost } from './actions/costs/total-cost.js';
export { priceOfAnnounced } from './actions/costs/price.js';
export { followInstructions } from './actions/instructions/follow.js';
export { manaAbilitiesOf } from './actions/mana/mana-abilities.js';
export type { Accepted, AnswerAhead, Decision, Rejection, ShortcutTaken } from './game/answered.js';
export { mayBeTakenBack } from './game/announcing.js';
export { endDamagedGame } from './game/end-damaged-game.js';
export { LiveGame, type Secrets } from './game/live-game.js';
export { editions, mostSeats, type NewGame, SetupRefused, wrongSeats } from './game/new-game.js';
export { commitmentToCard, saltOfCard } from './game/secret-order.js';
export { outerRules } from './game/outer-rules.js';
export type { CardReference } from './game/pin.js';
export { type Difference, isResumePoint, resume, resumeFrom, reverseTo, runFrom } from './game/resume.js';
export type { ShortcutPart } from './game/sequence.js';
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
export { dealCombatDamage } from './turn/combat/combat-damage.js';
export { declareAttackers } from './turn/combat/declare-attackers.js';
export { declareBlockers } from './turn/combat/declare-blockers.js';
export { costOfAction, couldBeTaken, type Missing, missingFor } from './turn/priority/action-hints.js';
export { instructionsOfAction, isAllowedAction } from './turn/priority/allowed-actions.js';
export { abilityIgnored, isIgnoringAction } from './turn/priority/ignoring.js';
export { clauseSaid, isClauseAction } from './turn/priority/unread-clauses.js';
export { checkStateBasedActions } from './turn/state-based-actions/check.js';
export { type ToldCard, type ToldPlace } from './actions/telling/told-card.js';
