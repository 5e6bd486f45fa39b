export { serviceRoles, type KnownToken, type ServiceRole, type ServiceToken } from './access/register.js';
export {
  daysOfServiceToken,
  isServiceToken,
  longestTokenName,
  ServiceTokenRefused,
  ServiceTokens,
  type IssuedToken,
  type TokenWish,
} from './access/service-tokens.js';
export { checkAnchors, signAnchor, type Anchor, type AnchorClaim } from './anchors/anchor.js';
export { anchoredStream, type AnchoredStream } from './anchors/origin-chain.js';
export type { Bot, BotAnswer } from './bots/bot.js';
export { BundleRefused, readBundle, type Bundle, type BundledEvent, type BundleHead } from './bundles/bundle.js';
export { importBundle, type Imported } from './bundles/import-bundle.js';
export { bundleOfGame, recordOfBundle, verifyBundle } from './bundles/bundle-of-game.js';
export { bots, type BotName } from './bots/index.js';
export { RandomBot, type RandomBotOptions } from './bots/random-bot.js';
export { GreedyBot } from './bots/greedy-bot.js';
export { Sight } from './bots/sight.js';
export * from './commands.js';
export { longest, longestClock, mostTokenDays } from './checks/command-faults.js';
export { earliestEnd, outOfTime, type ClockLimits, type ClockView } from './clocks/clocks.js';
export { fingerprint } from './proofs/fingerprint.js';
export { textFault, type TextForm } from './checks/texts.js';
export {
  longestOfDispute,
  type AddNote,
  type AppealRuling,
  type CloseDispute,
  type DisputeDone,
  type GatherEvidence,
  type GivePenalty,
  type MakeRuling,
  type OpenDispute,
} from './disputes/dispute-commands.js';
export { disputeReport } from './disputes/dispute-report.js';
export { disputesIn } from './disputes/disputes-in.js';
export { type Disputes } from './disputes/disputes.js';
export { InfractionsRefused, readInfractions, standardInfractions, type Infractions } from './disputes/infractions.js';
export { longestOfDeletion, type DeletionWish, type RecordedDeletion } from './deletion/game-deletions.js';
export { longestPerson, type Person } from './persons/persons.js';
export {
  CardsDamaged,
  CardsUnreadable,
  CommandIdUsed,
  DisputeRefused,
  DisputesDamaged,
  GameDamaged,
  GameExists,
  GameNotFound,
  InvalidCommand,
  InvalidSetup,
  MatchError,
  NoSuchDispute,
  NotAllowed,
  RulesFailed,
  SecretsMissing,
  TokenExpired,
  TooBusy,
  UnstorableFacts,
  type CommandFault,
} from './errors.js';
export { explain, type ExplainOptions, type ExplanationNode } from './explain.js';
export type { TellCard } from './deciding/tell-card.js';
export { liveCopy } from './lines/live-copy.js';
export { GameRecord, type GameRecordParts } from './game-record.js';
export { follow, type Followed } from './follow.js';
export { partingOf, type DecisionOfLine, type Parting } from './lines/parting.js';
export { Matches, type MatchesOptions } from './matches.js';
export { openingsFor, opensItsCommitment, type CardOpening, type Openings, type VeilOpening } from './openings.js';
export { passEnds, type PassEnd, type SeatSettings, type Stops } from './settings/seat-settings.js';
export { beginInMemory, type MemoryGame } from './simulation/memory-game.js';
export { playOut } from './simulation/play-out.js';
export { isForJudge, rulingUnattended, ruleUnattended, unattended } from './simulation/unattended.js';
export { simulate, simulateFast, type FastResult, type Simulated, type Simulation } from './simulation/simulate.js';
export type { EventMetadata } from './storage/game-stream.js';
export { gameSecrecy } from './storage/secrecy.js';
export type { GameSecrets, SeedInUse } from './storage/secrets.js';
export type { SeedPromise } from './storage/seed-promises.js';
export { gameOfStream, streamsOfGame } from './storage/streams.js';
export type { Role } from './storage/tokens.js';
export {
  checkNames,
  type CheckName,
  type CheckResult,
  type ReportedCheck,
  type Problem,
  type VerifyReport,
} from './verify/report.js';
export { verifyGame, type VerifyOptions } from './verify/verify-game.js';
export { versions } from './versions.js';
export { deeds, whyNot, type Attempt, type Deed, type Verdict } from './why-not.js';
