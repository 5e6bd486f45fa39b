export type { DeletedGame } from './deleted-games.js';
export { PartBuilder, type BuilderOptions } from './building/part-builder.js';
export { isOfUnknownStream } from './dead-letters.js';
export type { FoldAt } from './folds.js';
export { Histories } from './histories.js';
export { GameHistory, GameUnreadable } from './game-history.js';
export { gameOfStream, gameStreams, streamOfGame } from './game-streams.js';
export { ModelTables, type Schema } from './model-tables.js';
export { packedJson, unpackedJson } from './packed-json.js';
export { PinnedCards, PinnedCardsDamaged } from './pinned-cards.js';
export { ProjectionIsBehind, type Progress } from './progress.js';
export { runDefaults, type BatchWatch, type Building, type RunOptions } from './run-options.js';
export type { Answer, Follower } from './remote/follower.js';
export { LagMeter, ProjectorAway, type ReadModelLag } from './remote/lag.js';
export { ProjectorClient, type ProjectorAddress } from './remote/projector-client.js';
export { followerQuestions, sentFailure, type Questions, type Revive, type SentAnswer } from './remote/questions.js';
export { RemoteFollower } from './remote/remote-follower.js';
export { ProjectionRunner, type RunnerOptions } from './projection-runner.js';
export type { DeadLetter, Projection } from './projection.js';
export {
  EVENT_STORE,
  PART_BUILDER,
  PROJECTION_WATCH,
  ProjectionsModule,
  READ_MODELS,
  type ProjectionsOptions,
} from './projections.module.js';
export {
  ReadModels,
  readModelsBeside,
  ReadModelsDamaged,
  ReadModelsInUse,
  UnreadableReadModels,
} from './read-models.js';
export { OutOfOrder } from './stream-part.js';
