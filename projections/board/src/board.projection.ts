import type { EventStore } from '@stacktrail/event-store';
import type { Revision } from '@stacktrail/game-events';
import {
  PinnedCards,
  ProjectionRunner,
  streamOfGame,
  type ReadModels,
  type RunOptions,
} from '@stacktrail/projection-runtime';
import { boardView, type BoardView, type GameState, type Viewer } from '@stacktrail/rules/view';
import { boardProjection, type BoardChange, type BoardFold } from './board.fold.js';
import { ColdStates } from './cold-states.js';
import type { GameStatus, GameSummary } from './game-summary.js';

export interface BoardOptions extends Partial<RunOptions> {
  readonly store: EventStore;
  readonly models: ReadModels;
}

export interface GamesQuery {
  readonly status?: GameStatus;
  /** How many at most; 100 where absent. */
  readonly limit?: number;
  /** Only games that began before this one: the last of the page before. */
  readonly before?: { readonly startedAt: string; readonly game: string };
}

/** A game has no such revision, or the read model has not come to it yet. */
export class NoSuchRevision extends Error {
  override readonly name = 'NoSuchRevision';

  constructor(
    readonly game: string,
    readonly revision: number,
    readonly last: number,
  ) {
    super(`game ${game} has revisions 0 to ${last}; ${revision} is none of them`);
  }
}

const defaultLimit = 100;

/** The read model of boards: each game at any revision as a viewer may see it, and the list of games. */
export class BoardProjection {
  /** The game that was last looked at without being in memory. */
  private lastCold: string | null = null;

  private constructor(
    readonly runner: ProjectionRunner<BoardFold, BoardChange>,
    private readonly cold: ColdStates,
  ) {}

  static start({ store, models, ...options }: BoardOptions): BoardProjection {
    const cards = new PinnedCards(store);
    const runner = ProjectionRunner.start({ projection: boardProjection(cards), store, models, ...options });
    return new BoardProjection(runner, new ColdStates(store, cards, () => runner.tables));
  }

  /**
   * A game's board as a viewer may see it; nothing where there is no such game.
   *
   * @param at the revision after which it stands so; the last one that is in the read model where absent
   * @throws NoSuchRevision where the game has none such yet
   */
  async board(game: string, viewer: Viewer, at?: number): Promise<BoardView | undefined> {
    const stream = streamOfGame(game);
    const last = this.runner.revisionOf(stream);
    if (last < 0) return undefined;
    const revision = at ?? last;
    if (!Number.isSafeInteger(revision) || revision < 0 || revision > last)
      throw new NoSuchRevision(game, revision, last);
    return boardView(await this.stateAt(game, revision as Revision), viewer);
  }

  /** The games, the youngest first. */
  games({ status, limit = defaultLimit, before }: GamesQuery = {}): readonly GameSummary[] {
    const rows = this.runner.tables.json(
      `SELECT json_group_array(json(summary)) FROM (
         SELECT summary FROM {games}
         WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR (started_at, game) < (?2, ?3))
         ORDER BY started_at DESC, game DESC LIMIT ?4)`,
      status ?? null,
      before?.startedAt ?? null,
      before?.game ?? null,
      limit,
    );
    return (rows ?? []) as readonly GameSummary[];
  }

  game(game: string): GameSummary | undefined {
    return this.runner.tables.json('SELECT summary FROM {games} WHERE game = ?', game) as GameSummary | undefined;
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }

  /** A game that is looked at again is then taken into memory, where each of its states is at hand. */
  private async stateAt(game: string, revision: Revision): Promise<GameState> {
    const stream = streamOfGame(game);
    const hot = this.runner.foldInMemory(stream);
    if (hot !== null) return hot.fold.timeline.at(revision);
    const state = await this.cold.at(game, revision);
    // Whatever keeps it from being taken in keeps it from being read the next time, and is told then.
    if (this.lastCold === game) void this.runner.fold(stream).catch(() => undefined);
    this.lastCold = game;
    return state;
  }
}
