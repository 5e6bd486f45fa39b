import type { HistoryPlace, Viewer } from '@stacktrail/game-events';
import type { Answer, Follower, GameHistory } from '@stacktrail/projection-runtime';
import type { BoardView } from '@stacktrail/views';
import type { GamesQuery } from './board.projection.js';
import type { Frames } from './frames.js';
import type { DamagedGame, GameSummary } from './game-summary.js';

/** The read model of boards, in this process or in a projector. Its methods are documented at `BoardProjection`. */
export abstract class BoardReader {
  abstract readonly runner: Follower;
  abstract board(game: string, viewer: Viewer, at?: number): Promise<BoardView | undefined>;
  abstract frames(game: string, viewer: Viewer, from: number, limit: number): Promise<Frames | undefined>;
  abstract games(query?: GamesQuery): Answer<readonly GameSummary[]>;
  abstract game(game: string): Answer<GameSummary | undefined>;
  abstract placeAt(game: string, next: number): Promise<HistoryPlace>;
  abstract history(game: string): Promise<GameHistory | undefined>;
  abstract damaged(limit: number): Answer<readonly DamagedGame[]>;
  abstract damagedGames(): Answer<number>;
}
