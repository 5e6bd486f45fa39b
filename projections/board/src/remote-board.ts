import { readEntries, type EventStore } from '@stacktrail/event-store';
import type { HistoryPlace, Viewer } from '@stacktrail/game-events';
import {
  followerQuestions,
  GameHistory,
  PinnedCards,
  RemoteFollower,
  streamOfGame,
  type ProjectorClient,
  type Questions,
  type Revive,
} from '@stacktrail/projection-runtime';
import type { BoardView } from '@stacktrail/views';
import type { BoardReader } from './board-reader.js';
import { NoSuchRevision, type GamesQuery } from './board.projection.js';
import type { Frames } from './frames.js';
import type { DamagedGame, GameSummary } from './game-summary.js';

/** What is asked of the read model from another process. */
export const boardQuestions = {
  ...followerQuestions,
  board: (model: BoardReader, ...asked: Parameters<BoardReader['board']>) => model.board(...asked),
  frames: (model: BoardReader, ...asked: Parameters<BoardReader['frames']>) => model.frames(...asked),
  games: (model: BoardReader, ...asked: Parameters<BoardReader['games']>) => model.games(...asked),
  game: (model: BoardReader, ...asked: Parameters<BoardReader['game']>) => model.game(...asked),
  placeAt: (model: BoardReader, ...asked: Parameters<BoardReader['placeAt']>) => model.placeAt(...asked),
  damaged: (model: BoardReader, ...asked: Parameters<BoardReader['damaged']>) => model.damaged(...asked),
  damagedGames: (model: BoardReader) => model.damagedGames(),
} satisfies Questions<BoardReader>;

const revive: Revive = ({ name, game, revision, last }) =>
  name === 'NoSuchRevision' ? new NoSuchRevision(String(game), Number(revision), Number(last)) : undefined;

/** The read model of boards in a projector. Only a game's whole history is folded here, from the store. */
export class RemoteBoard implements BoardReader {
  readonly runner: RemoteFollower;
  private readonly cards: PinnedCards;

  constructor(
    private readonly projector: ProjectorClient,
    private readonly store: EventStore,
  ) {
    this.runner = new RemoteFollower(projector, 'board');
    this.cards = new PinnedCards(store);
  }

  board(game: string, viewer: Viewer, at?: number): Promise<BoardView | undefined> {
    return this.ask('board', game, viewer, at);
  }

  frames(game: string, viewer: Viewer, from: number, limit: number): Promise<Frames | undefined> {
    return this.ask('frames', game, viewer, from, limit);
  }

  games(query: GamesQuery = {}): Promise<readonly GameSummary[]> {
    return this.ask('games', query);
  }

  game(game: string): Promise<GameSummary | undefined> {
    return this.ask('game', game);
  }

  placeAt(game: string, next: number): Promise<HistoryPlace> {
    return this.ask('placeAt', game, next);
  }

  /** A history is too large to be sent, and is its events' alone. */
  async history(game: string): Promise<GameHistory | undefined> {
    let history: GameHistory | undefined;
    for await (const entry of readEntries(this.store, streamOfGame(game))) {
      history ??= await GameHistory.begin(entry, this.cards);
      history.append(entry);
    }
    return history;
  }

  damaged(limit: number): Promise<readonly DamagedGame[]> {
    return this.ask('damaged', limit);
  }

  damagedGames(): Promise<number> {
    return this.ask('damagedGames');
  }

  private ask<T>(question: keyof typeof boardQuestions, ...args: readonly unknown[]): Promise<T> {
    return this.projector.ask<T>('board', question, args, revive);
  }
}
