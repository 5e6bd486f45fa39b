/** What may be shown of a game. Every view takes a viewer and keeps to one redaction policy, `maySee`; there is none without. */
export { abilityText } from './ability-text.js';
export { accountView, type AccountView, type AppliedEffectView, type AppearanceView } from './account-view.js';
export { boardDifferences, type BoardDifference } from './board-differences.js';
export { boardView, type BoardView } from './board-view.js';
export { cardName } from './card-names.js';
export { choicesInWords, type PickChoice } from './decisions/option-texts.js';
export { decisionView, type DecisionView, type OwnDecision } from './decisions/decision-view.js';
export type { DecisionContext, PaymentDue } from './decisions/context.js';
export type { Choices, Combination, DecisionOption, Piece } from './decisions/option.js';
export { describeEvent, ruleOf } from './describe/describe-event.js';
export type { Around } from './describe/telling.js';
export type {
  DisputeReport,
  ReportedCause,
  ReportedEvidence,
  ReportedLine,
  ReportedSignature,
} from './dispute-report/report-data.js';
export { disputeReportHtml } from './dispute-report/report-html.js';
export { isSought, type Sought, type ZoneChange, zoneChangeFrom, zoneChangePattern } from './finding.js';
export { changeBetween, type Change, type ItemChange, type Json } from './frames/change.js';
export { namesIn, type NamesIn } from './names-in.js';
export type { CardView, PermanentView } from './object-view.js';
export { replacementVerdicts, type ReplacementVerdict } from './replacement-verdicts.js';
export { type Reversal, reversalsIn, reversedBy, reversedStretches } from './reversed.js';
export type { SeatView } from './seat-view.js';
export type { StackObjectView } from './stack-view.js';
export { triggerVerdicts, type TriggerVerdict } from './trigger-verdicts.js';
export { differencesToday } from './today.js';
export { phaseOf } from './words.js';
