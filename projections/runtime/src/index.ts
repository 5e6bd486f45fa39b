export { isOfUnknownStream } from './dead-letters.js';
export type { FoldAt } from './folds.js';
export { GameHistory, GameUnreadable } from './game-history.js';
export { gameOfStream, gameStreams, storedForm, streamOfGame } from './game-streams.js';
export { ModelTables, type Schema } from './model-tables.js';
export { packedJson, unpackedJson } from './packed-json.js';
export { PinnedCards, PinnedCardsDamaged } from './pinned-cards.js';
export { ProjectionIsBehind, type Progress } from './progress.js';
export type { RunOptions } from './projection-run.js';
export { ProjectionRunner, type RunnerOptions } from './projection-runner.js';
export type { DeadLetter, Projection } from './projection.js';
export { EVENT_STORE, ProjectionsModule, READ_MODELS, type ProjectionsOptions } from './projections.module.js';
export {
  ReadModels,
  readModelsBeside,
  ReadModelsDamaged,
  ReadModelsInUse,
  UnreadableReadModels,
} from './read-models.js';
export { OutOfOrder } from './stream-part.js';
