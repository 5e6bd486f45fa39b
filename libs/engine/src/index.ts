/** What asks players and changes the game: questions, the gate (CR 614–616), triggers (CR 603), targets, reversal (CR 731). */
export type { CardReference } from './game/card-reference.js';
export { chooseCardNames } from './choices/choose-card-names.js';
export { chooseValue } from './choices/choose-value.js';
export { recordChoice } from './choices/record-choice.js';
export { agreement, agrees, chooseObjects, orderObjects } from './choices/choose.js';
export { drawnFromPiles } from './choices/exile-piles.js';
export { chooseManaType } from './choices/mana-type.js';
export { areJustLookedAt } from './choices/just-looked-at.js';
export { orderLibrary } from './choices/order-library.js';
export { hidesNumbers, mixedUp } from './choices/renumber.js';
export { untraceableAsShown } from './gate/untraceable-numbers.js';
export { shuffleLibrary } from './choices/shuffle.js';
export type { EffectOf, TextRun, Interpreter, Verb } from './following/interpreter.js';
export { objectsMeant, permanentsMeant, playersMeant, recipientsMeant, sourcesMeant } from './following/meant.js';
export {
  anythingDone,
  foundInLibrary,
  mergeContexts,
  searching,
  withDone,
  withKnown,
  withNumber,
  choosersOf,
  withPlayers,
  withResult,
  withWord,
} from './following/results.js';
export { mostOf, mostTo, within } from './game/shares.js';
export { sameAction, sameWay, violationOf } from './game/check-answer.js';
export type { PlayerResult, SimultaneousResults } from './game/player-results.js';
export { GameIsOver } from './game/game-is-over.js';
export { openAnswer } from './game/open-answer.js';
export { Game, type Reason, type Reversal } from './game/game.js';
export type { GateMechanic } from './game/gate-mechanic.js';
export {
  addSymbols,
  choicesOf,
  expandChoices,
  isChoice,
  type ManaDue,
  noMana,
  symbolsOf,
  totalMana,
} from './game/mana-due.js';
export {
  type CountersOccurrence,
  type DamageOccurrence,
  type DestroyOccurrence,
  type DrawOccurrence,
  withCause,
  type GameOccurrence,
  type OccurrenceResult,
  type LifeOccurrence,
  type LoseCountersOccurrence,
  type MoveOccurrence,
  type Occurrence,
  type PlayerCountersOccurrence,
  type TokensOccurrence,
} from './game/occurrence.js';
export { once } from './game/once.js';
export type { OuterRules, PaymentOffer } from './game/outer-rules.js';
export { ask, type Procedure } from './game/procedure.js';
export {
  type ActionQuestion,
  type RulingQuestion,
  type SuggestedAction,
  type AttackQuestion,
  type BarredAction,
  type BlockQuestion,
  type DamageQuestion,
  type DivideQuestion,
  type NumberQuestion,
  type OrderQuestion,
  type PickOption,
  type PickQuestion,
  type Question,
  sameRef,
  type SelectQuestion,
} from './game/question.js';
export type { Price } from './game/price.js';
export type { Instead, Replacement } from './game/replacement.js';
export { Abandoned } from './game/undertaking.js';
export { stretchesOf, type TextPiece, type Words } from './game/words.js';
export { sourcesOfDamage } from './gate/chosen-source.js';
export { beginning } from './gate/continuous-beginning.js';
export { brought } from './gate/copy-brings.js';
export { copiablePointer, copyFormula } from './gate/copy-formula.js';
export { prepare, prepareAgain } from './gate/preparing.js';
export { cannotHaveCounters } from './gate/counter-effects.js';
export { emitOccurrence } from './gate/emit-occurrence.js';
export { enteringPermanent } from './gate/entering.js';
export { chooseProtector, possibleProtectors } from './gate/enters-by-type.js';
export { prevents } from './gate/kind-of-replacement.js';
export { otherFace } from './gate/other-face.js';
export { perform } from './gate/perform.js';
export { isBarred } from './targets/barred.js';
export { cannotBeMadeTo } from './gate/made-to.js';
export { canDraw, drawsLeft, isProhibited } from './gate/prohibitions.js';
export { offerRevealAsDrawn } from './gate/reveal-as-drawn.js';
export { revealDrawn } from './gate/reveal-drawn.js';
export { takeAction, takeActions } from './gate/take-action.js';
export { showTopCards } from './gate/top-cards.js';
export { untapOrRemoveStun } from './gate/untap.js';
export { wouldAct } from './gate/would-act.js';
export { attempt, attemptNested } from './illegal-actions/attempt.js';
export { IllegalAction } from './illegal-actions/illegal-action.js';
export { CardWasTold } from './game/card-was-told.js';
export { askWhichCards } from './choices/told-cards.js';
export { chanceAmong, chanceBelow, type Chance } from './choices/told-chance.js';
export { randomiseUnknown } from './illegal-actions/randomise-unknown.js';
export { evolveInPlay, foldInPlay } from './memory/evolve-in-play.js';
export { positionDigest } from './memory/position-digest.js';
export { isSamePosition, positionOf } from './memory/position.js';
export { announceModes, checkModes } from './targets/announce-modes.js';
export { wasModeChosen } from './targets/modes-chosen-before.js';
export { chooseTargets } from './targets/choose-targets.js';
export { canChooseTargets } from './targets/can-choose-targets.js';
export { slotsNamed } from './targets/slots-named.js';
export { chosenModes, contextOfStackObject, instructionsIn, instructionsOf } from './targets/instructions-of.js';
export { eachInsteadOfTarget, isLegalTarget, legalTargets } from './targets/legal-targets.js';
export { canSatisfyTogether, satisfiesTogether } from './targets/together.js';
export { mayTrigger } from './triggers/consider.js';
export { refersToTriggerEvent } from './triggers/refers-to-trigger-event.js';
export {
  noticeFact,
  noticeResolved,
  noticeRemainingFacts,
  noticeTappedForMana,
  noticeTriggers,
} from './triggers/notice-triggers.js';
export { noticeStates } from './triggers/state-triggers.js';
export { rulesOfUnreplaced, type Unapplied, type Unreplaced, whyNotReplaced } from './gate/why-not-replaced.js';
export { type Hindrance, rulesOfHindrances, type Untriggered, whyNotTriggered } from './triggers/why-not-triggered.js';
export { canEnchant, canEnchantPlayer, enchantable, enchantablePlayers, isRepelled } from './enchanting/can-enchant.js';
export { chooseHost } from './enchanting/choose-host.js';
