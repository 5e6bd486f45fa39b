import { extname } from 'node:path';
import { Pace, type EventStore } from '@stacktrail/event-store';
import type { HistoryPlace, Revision, Viewer } from '@stacktrail/game-events';
import type { GameState } from '@stacktrail/game-state';
import {
  PinnedCards,
  ProjectionRunner,
  streamOfGame,
  type GameHistory,
  type PartBuilder,
  type ReadModels,
  type RunOptions,
} from '@stacktrail/projection-runtime';
import { boardView, changeBetween, type BoardView, type Change, type Json } from '@stacktrail/views';
import type { BoardReader } from './board-reader.js';
import { boardProjection, type BoardChange, type BoardFold } from './board.fold.js';
import { ColdStates } from './cold-states.js';
import type { Frames } from './frames.js';
import type { DamagedGame, GameStatus, GameSummary } from './game-summary.js';

export interface BoardOptions extends Partial<RunOptions> {
  readonly store: EventStore;
  readonly models: ReadModels;
  /** Builds it in further threads; in this one alone where absent. */
  readonly builder?: PartBuilder | null;
}

export interface GamesQuery {
  /** A status; `disputed` selects games with a request to rewind or a ruling, whatever their status. */
  readonly status?: GameStatus | 'disputed';
  /** Only games with this text in the name of a player, a deck, the match, or a card that everyone saw. */
  readonly search?: string;
  /** The highest number of games; 100 where absent. */
  readonly limit?: number;
  /** Only games that began before this one: the last of the page before. */
  readonly before?: { readonly game: string };
  /** Only games that began after this one, those next to it: the first of the page behind. */
  readonly after?: { readonly game: string };
}

/** A game has no such revision, or the read model doesn't have it yet. */
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

const definition = new URL(`./board.definition${extname(import.meta.url)}`, import.meta.url);
const defaultLimit = 100;

/** The read model of boards: each game at any revision as a viewer may see it, and the list of games. */
export class BoardProjection implements BoardReader {
  /** The game that was last looked at without being in memory. */
  private lastCold: string | null = null;

  private constructor(
    readonly runner: ProjectionRunner<BoardFold, BoardChange>,
    private readonly cold: ColdStates,
  ) {}

  static start({ store, models, builder = null, ...options }: BoardOptions): BoardProjection {
    const building = builder && { builder, definition };
    const cards = new PinnedCards(store);
    const runner = ProjectionRunner.start({ projection: boardProjection(cards), store, models, building, ...options });
    return new BoardProjection(runner, new ColdStates(store, cards, () => runner.tables));
  }

  /**
   * A game's board as a viewer may see it; nothing if there is no such game.
   *
   * @param at the revision after which it stands so; the last one that is in the read model where absent
   * @throws NoSuchRevision if the game has none such yet
   * @throws GameUnreadable if its record can't be read there
   */
  async board(game: string, viewer: Viewer, at?: number): Promise<BoardView | undefined> {
    const last = this.runner.revisionOf(streamOfGame(game));
    if (last < 0) return undefined;
    if (at !== undefined && (!Number.isSafeInteger(at) || at < 0 || at > last))
      throw new NoSuchRevision(game, at, last);
    const state = this.isDamaged(game)
      ? this.damagedAt(game, at as Revision | undefined)
      : this.stateAt(game, (at ?? last) as Revision);
    return boardView(await state, viewer);
  }

  /**
   * The boards of a stretch of a game as a viewer may see them; nothing if there is no such game.
   *
   * @param from the revision of the first board
   * @param limit how many boards at most
   * @throws NoSuchRevision if the game has none such yet
   * @throws GameUnreadable if its record can't be read there
   */
  async frames(game: string, viewer: Viewer, from: number, limit: number): Promise<Frames | undefined> {
    const history = await this.history(game);
    if (history === undefined) return undefined;
    const last = (history.state?.revision ?? -1) as Revision;
    if (!Number.isSafeInteger(from) || from < 0 || from > last) throw new NoSuchRevision(game, from, last);
    const timeline = history.timeline;
    if (timeline === null) throw new NoSuchRevision(game, from, last);
    const end = Math.min(last, from + limit - 1) as Revision;
    const boards: BoardView[] = [];
    const changes: (Change | null)[] = [];
    const pace = new Pace();
    for (const state of timeline.states(from as Revision, end)) {
      if (pace.isOver()) await pace.nextTurn();
      const board = boardView(state, viewer);
      const before = boards.at(-1);
      if (before !== undefined) changes.push(changeBetween(before as unknown as Json, board as unknown as Json));
      boards.push(board);
    }
    const [first] = boards as [BoardView];
    return { game, from: from as Revision, first, changes, next: end < last ? ((end + 1) as Revision) : null };
  }

  /** The games, the one that began last first, in the order of the store and independent of clocks. */
  games({ status, search, limit = defaultLimit, before, after }: GamesQuery = {}): readonly GameSummary[] {
    const order = after === undefined ? 'DESC' : 'ASC';
    const rows = this.runner.tables.json(
      `SELECT json_group_array(json(summary)) FROM (
         SELECT summary FROM {games}
         WHERE (?1 IS NULL OR status = ?1 OR (?1 = 'disputed' AND summary ->> '$.disputed'))
           AND (?4 IS NULL OR instr(lower(summary ->> '$.match'), ?4)
             OR EXISTS (SELECT 1 FROM json_each(summary, '$.seats') WHERE instr(lower(value), ?4))
             OR EXISTS (SELECT 1 FROM json_each(summary, '$.decks') WHERE instr(lower(value), ?4))
             OR EXISTS (SELECT 1 FROM {played} p WHERE p.game = {games}.game AND instr(lower(p.name), ?4)))
           AND (?2 IS NULL OR (begun, game) < (SELECT begun, game FROM {games} WHERE game = ?2))
           AND (?5 IS NULL OR (begun, game) > (SELECT begun, game FROM {games} WHERE game = ?5))
         ORDER BY begun ${order}, game ${order} LIMIT ?3)`,
      status ?? null,
      before?.game ?? null,
      limit,
      search?.toLowerCase() ?? null,
      after?.game ?? null,
    );
    const games = (rows ?? []) as readonly GameSummary[];
    return after === undefined ? games : [...games].reverse();
  }

  game(game: string): GameSummary | undefined {
    return this.runner.tables.json('SELECT summary FROM {games} WHERE game = ?', game) as GameSummary | undefined;
  }

  /**
   * The place from which a game's stream is read on, with what the read model knows about earlier damage.
   *
   * @param next the revision that comes next
   */
  async placeAt(game: string, next: number): Promise<HistoryPlace> {
    if (!this.isDamaged(game)) return { next, skipped: null };
    const found = await this.runner.fold(streamOfGame(game));
    return found?.fold.history.placeAt(next) ?? { next, skipped: null };
  }

  /** A game's history as far as the read model has it, kept in memory for a while; nothing if there is no such game. */
  async history(game: string): Promise<GameHistory | undefined> {
    return (await this.runner.fold(streamOfGame(game)))?.fold.history;
  }

  /** The damaged games, at most `limit` of them. */
  damaged(limit: number): readonly DamagedGame[] {
    const rows = this.runner.tables.json(
      `SELECT json_group_array(json_object('game', game, 'revision', revision, 'problem', problem)) FROM (
         SELECT game, summary ->> '$.damaged.revision' AS revision, summary ->> '$.damaged.problem' AS problem
         FROM {games} WHERE game IN (SELECT game FROM {damaged}) ORDER BY game LIMIT ?)`,
      limit,
    );
    return (rows ?? []) as readonly DamagedGame[];
  }

  /** The number of damaged games. */
  damagedGames(): number {
    return Number(this.runner.tables.get('SELECT count(*) AS games FROM {damaged}')?.['games']);
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }

  private isDamaged(game: string): boolean {
    return this.runner.tables.get('SELECT 1 FROM {damaged} WHERE game = ?', game) !== undefined;
  }

  /** The state at a revision. If a game is asked for twice in a row, it is loaded into memory with all its states. */
  private async stateAt(game: string, revision: Revision): Promise<GameState> {
    const stream = streamOfGame(game);
    const hot = this.runner.foldInMemory(stream);
    if (hot !== null) return hot.fold.history.stateAt(game, revision);
    const state = await this.cold.at(game, revision);
    // If loading fails, the next read throws the error.
    if (this.lastCold === game) this.runner.fold(stream).catch(() => undefined);
    this.lastCold = game;
    return state;
  }

  /**
   * The state of a damaged game, folded from the beginning, because its snapshots don't know which events are skipped.
   */
  private async damagedAt(game: string, revision: Revision | undefined): Promise<GameState> {
    const found = await this.runner.fold(streamOfGame(game));
    if (found === null) throw new Error(`the read model has nothing of game ${game}`);
    return found.fold.history.stateAt(game, revision);
  }
}
