/** What a game is, folded from its facts. It asks no rule. */
export { unaccountedFor } from './evolve/unaccounted-cards.js';
export { isChanceTold, isShownByMoving, isUnknown, unknownForm } from './state/unknown-card.js';
export { formOfCardIndex } from './evolve/card-records.js';
export { restamp, withCounters } from './evolve/changes.js';
export { evolve } from './evolve/evolve.js';
export { leaveCombat } from './evolve/leave-combat.js';
export { nextToAnswer } from './evolve/shortcut-proposal.js';
export type { AbilityDefinition } from './state/ability-definition.js';
export { asIf, asSpell } from './state/as-if.js';
export { Catalog } from './state/catalog.js';
export { digestForm, stateDigest } from './state/state-digest.js';
export type { Numbering } from './state/definition-numbers.js';
export { chaptersOf, finalChapter } from './state/chapters.js';
export type { BarringEffect, Characteristics, CombatEffect } from './state/characteristics.js';
export { changeColors } from './state/color-change.js';
export type { Attacker } from './state/combat.js';
export { controlledLabel } from './state/controlled-as-cast.js';
export { type Commander, commandersIn, isCommander } from './state/commanders.js';
export { EffectStamp, reads } from './state/effect-stamp.js';
export { functionsInCommandZone, staticFunctions, staysInCommandZone, withStatics } from './state/emblems.js';
export { exiledFaceDown, faceDownForms, faceDownKindOf, faceDownPointer } from './state/face-down-forms.js';
export {
  bothHalves,
  changedPointer,
  type CopyEffect,
  type Form,
  formUnderCopies,
  isDoubleFaced,
  isTransforming,
  noForm,
  turningForm,
  unlockedHalves,
  unlockedMask,
} from './state/form.js';
export { type DeckRules, type FormatName, formatNames, formats, isFormatName } from './state/formats.js';
export { actionsOfRuling, rulingPointer } from './state/rulings.js';
export { exceptFormula, faceFormula, mergeFormula, sizeFormula, spliceFormula } from './state/formula.js';
export {
  type Announcement,
  countersOn,
  emptyAnnouncement,
  type GameObject,
  GameObjectRecord,
  type NewObject,
  type PaidCost,
  renewPrinted,
  type StackAbility,
  type TriggerContext,
} from './state/game-object.js';
export { deciderFor } from './state/decider.js';
export { type GameState, GameStateRecord } from './state/game-state.js';
export { freeNumber, handNumbersOf } from './state/hand-numbers.js';
export { isMechanicDeclared, declaresMechanics } from './state/declared-mechanics.js';
export { initialState } from './state/initial-state.js';
export { becameOf, objectOf, objectsIn, playerOf, presentObject, sinceRenumbered } from './state/look-up.js';
export { areOpponents, isArchenemy, opponentsOf, teammatesOf } from './state/opponents.js';
export { firstWithPriority, nextPlayer, playersInOrder, previousPlayer } from './state/turn-order.js';
export { granterOf } from './state/granter.js';
export { isIgnored } from './state/ignored.js';
export { intrinsicAbilities } from './state/intrinsic-abilities.js';
export { isIntrinsic } from './state/intrinsic-abilities.js';
export { begunKey, keywordOf, keywordPointer } from './state/keyword-of.js';
export type {
  Allowance,
  AwaitedReturn,
  ContinuousEffect,
  IgnoredAbility,
  LastingFormEffect,
  LastingPermission,
  LastingProhibition,
  LastingRule,
  LastingReplacement,
  PlayerControl,
  ReplacementShield,
} from './state/lasting-effects.js';
export type { DelayedTrigger, WaitingTrigger } from './state/pending-triggers.js';
export {
  choiceLabel,
  type Chosen,
  chosenUnder,
  type Designation,
  designationOf,
  isDesignated,
  valueOfDesignation,
} from './state/designations.js';
export { prepareSpellOf, preparedWith } from './state/prepared.js';
export { makeOccasion, type AttackOn, type Occasion, type OccasionKind } from './state/occasion.js';
export { timesKickedIn, timesPaid, wasPaid } from './state/paid-costs.js';
export { permissionNamed } from './state/permission-named.js';
export { pinnedCatalog } from './state/pinned-catalog.js';
export { type Mana, type PlayerState, PlayerStateRecord } from './state/player-state.js';
export { predefinedPointer } from './state/predefined-forms.js';
export {
  colorBit,
  colorMask,
  isOwn,
  nothingPrinted,
  onlyAsItEnters,
  type Printed,
  typeBit,
  typeMask,
} from './state/printed.js';
export {
  type Growing,
  type Growth,
  noRepetition,
  type Position,
  type PredictedChoice,
  type Proposal,
  type Repetition,
} from './state/repetition.js';
export {
  initiativeIsHit,
  initiativeIsTaken,
  initiativeVentures,
  keywordCounters,
  lossFromRadiation,
  monarchDraws,
  monarchIsHit,
  planeswalking,
  protectionFromColor,
  radiation,
  type RuleAbility,
  speedIncreases,
} from './state/rule-abilities.js';
export { definitionOf } from './state/rule-definitions.js';
export { phaseOf, type PlannedStep, scheduleOf, stepsOfPhase } from './state/schedule.js';
export { cleaved, isOverloaded, mayBeEntwined } from './state/spell-words.js';
export { labelOfStored, linkedResults, mostAlike, type StoredResult } from './state/stored-results.js';
export { isConspiracy, isPhenomenon, isPlanar, isScheme, type SupplementaryDeck } from './state/supplementary-decks.js';
export { isThatOccasion, type RememberedOccasion, type TurnHistory } from './state/turn-history.js';
export { changeTypes, setsBasicLandType } from './state/type-change.js';
export { typesOfSubtype } from './state/types-of-subtype.js';
export { foldOn, neededBefore } from './snapshot/fold-on.js';
export { canBeKept, snapshotOf, snapshotVersion, stateFrom, type StateSnapshot } from './snapshot/state-snapshot.js';
export { decides, isFaceDownObject, knows, maySee, publicName } from './state/visibility.js';
export { weightOfCatalog, weightOfState } from './state/weight.js';
export { LastState } from './timeline/last-state.js';
export { revert } from './timeline/revert.js';
export { fold, type ReversedStretch, Timeline } from './timeline/timeline.js';
