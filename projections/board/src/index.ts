export { boardProjection, type BoardFold } from './board.fold.js';
export { BoardReader } from './board-reader.js';
export { BoardModule } from './board.module.js';
export { BoardProjection, NoSuchRevision, type BoardOptions, type GamesQuery } from './board.projection.js';
export { boardQuestions, RemoteBoard } from './remote-board.js';
export type { Frames } from './frames.js';
export { type DamagedGame, type GameStatus, type GameSummary } from './game-summary.js';
