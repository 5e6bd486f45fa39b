/** What may be shown of a game. Every view takes a viewer and keeps to one redaction policy, `maySee`; there is none without. */
export { abilityText } from './ability-text.js';
export { boardView, type BoardView } from './board-view.js';
export { choicesInWords, type PickChoice } from './decisions/option-texts.js';
export { decisionView, type DecisionView, type OwnDecision } from './decisions/decision-view.js';
export type { DecisionContext, PaymentDue } from './decisions/context.js';
export { automaticPayment } from './decisions/paying/next-payment.js';
export type { Choices, Combination, DecisionOption, Piece } from './decisions/option.js';
export { describeEvent, describeToAll, ruleOf } from './describe/describe-event.js';
export type { Around } from './describe/telling.js';
export { changeBetween, type Change, type ItemChange, type Json } from './frames/change.js';
export type { CardView, PermanentView } from './object-view.js';
export { publicName } from './public-name.js';
export { type Reversal, reversalsIn, reversedBy, reversedStretches } from './reversed.js';
export type { SeatView } from './seat-view.js';
export { foldOn, neededBefore } from './snapshot/fold-on.js';
export { canBeKept, snapshotOf, snapshotVersion, stateFrom, type StateSnapshot } from './snapshot/state-snapshot.js';
export type { StackObjectView } from './stack-view.js';
export { differencesToday } from './today.js';
