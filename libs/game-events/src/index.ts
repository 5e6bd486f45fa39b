export * from './answers.js';
export * from './catalogue.js';
export { BatchChain, type BatchChainOptions } from './chain/batch-chain.js';
export type { BatchVersions } from './chain/batch-hash.js';
export type { Envelope } from './chain/envelope.js';
export type { Veil } from './chain/event-encoding.js';
export type { VeilSalts } from './chain/veil.js';
export * from './decision-kinds.js';
export {
  checkDisputeChain,
  disputeDigest,
  disputeLink,
  disputeLinkOf,
  firstLink,
  hiddenLink,
  type DisputeLink,
  type StoredDisputeData,
} from './disputes/dispute-chain.js';
export {
  evolveDisputes,
  lastRuling,
  noDisputes,
  seatOf,
  type Dispute,
  type DisputeEntry,
  type DisputeState,
  type GameDisputes,
  type GivenPenalty,
} from './disputes/dispute.js';
export {
  disputedGameOf,
  disputeStreams,
  type CheckOutcome,
  type DisputeData,
  type DisputeEvent,
  type Named,
  type Party,
  type Penalty,
  type Ruling,
  type VerdictSignature,
} from './disputes/dispute-events.js';
export { disputeFor, seesDisputeEvent } from './disputes/seen-disputes.js';
export type { ChosenValue } from './events/designation-events.js';
export { adjudicators, hiddenMechanics, type Adjudicator, type HiddenMechanic } from './events/setup-events.js';
export { manners, newObjectOf, type Manner } from './events/zone-events.js';
export type { Counter, Ref } from './fields.js';
export * from './game-event.js';
export * from './ids.js';
export { canonicalExport } from './stored/canonical-export.js';
export { definitionName, eventsJsonSchema } from './stored/events-json-schema.js';
export { fromStored } from './stored/from-stored.js';
export {
  deletedGameOf,
  deletionStreams,
  gameDeleted,
  readDeletion,
  type GameDeletion,
} from './stored/game-deletion.js';
export {
  HistoryReader,
  LostFact,
  readHistory,
  SkippedEvent,
  type Damage,
  type HistoryEvent,
  type HistoryPlace,
} from './stored/history.js';
export { storedGameEvent } from './stored/event-of-entry.js';
export { MalformedEvent } from './stored/malformed-event.js';
export { redact, type Viewer } from './stored/redact.js';
export type { BatchSeal, StoredEnvelope, StoredGameEvent, StoredVeil } from './stored/stored-game-event.js';
export { toStored, toStoredBatch } from './stored/to-stored.js';
export { dataInVersion, readFromVersion } from './stored/stored-in-version.js';
export { unstorablePart } from './stored/unstorable-part.js';
export { verifyChain, type ChainBreak, type ChainLink } from './stored/verify-chain.js';
export { releasedUpcasters, Upcasters, type Upcaster, type UntypedData } from './upcasters/upcasters.js';
export { referencesOf, type References } from './references/references.js';
