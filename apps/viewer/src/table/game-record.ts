import type { Board } from '../contract/board.js';
import type { Frames } from '../contract/frames.js';
import type { LogLine, LogPage } from '../contract/log.js';
import { applyChange } from '../frame/apply-change.js';
import type { Client } from '../http/client.js';
import { followStream } from '../http/event-stream.js';
import { problemOf, type RequestProblem } from '../http/problem.js';
import { untilAnswered } from '../http/until-answered.js';
import { LogLines } from './log-lines.js';

type Query = Readonly<Record<string, string | number | undefined>>;

/** How many boards are asked for at once. */
const boardsPerPage = 200;
const linesPerPage = 2000;
/** The shortest time between two requests for what is new. */
const refreshMs = 250;

/**
 * What the page knows of a game: its boards and its log, which are loaded bit by bit and extended as the game goes on.
 */
export class GameRecord {
  /** The boards, by revision. Boards of one stretch share their equal parts. */
  private readonly boards: (Board | undefined)[] = [];
  private readonly log = new LogLines();
  private readonly loading = new Map<number, Promise<void>>();
  private readonly listeners = new Set<() => void>();
  private readonly stop = new AbortController();
  private endStream: () => void = () => undefined;
  private refreshTimer: ReturnType<typeof setTimeout> | undefined;
  private refreshing: Promise<void> | null = null;
  /** The newest revision that the stream has announced; it can come while an older one is being loaded. */
  private newest = -1;

  /** The last revision that there is; -1 until it is known. */
  last = -1;
  connection: 'connecting' | 'connected' | 'lost' = 'connecting';
  problem: RequestProblem | null = null;
  /** The number of changes so far, so that a view can tell whether to draw again. */
  version = 0;

  constructor(
    readonly client: Client,
    readonly path: string,
  ) {}

  get lines(): readonly LogLine[] {
    return this.log.lines;
  }

  /** Loads the board to show, then the log, then all other boards, the nearest first. */
  async start(at: number | null): Promise<void> {
    try {
      const boardRequest = this.ask<Board>('/board', { at: at ?? undefined });
      const lastRequest = at === null ? boardRequest : this.ask<{ revision: number }>('');
      const [board, { revision }] = await Promise.all([boardRequest, lastRequest]);
      this.last = revision;
      this.boards[board.revision] = board;
      this.notify();
      this.follow();
      await this.loadLines();
      await this.loadAllAround(board.revision);
    } catch (error) {
      this.fail(error);
    }
  }

  end(): void {
    this.stop.abort();
    clearTimeout(this.refreshTimer);
    this.endStream();
    this.listeners.clear();
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** The board after a revision; `undefined` while it is being loaded. */
  boardAt(revision: number): Board | undefined {
    const board = this.boards[revision];
    if (board === undefined && revision >= 0 && revision <= this.last) {
      this.load(revision).catch(() => undefined);
    }
    return board;
  }

  /** The board after a revision if it is loaded; this loads nothing. */
  knownBoard(revision: number): Board | undefined {
    return this.boards[revision];
  }

  /** Loads what is new at once, for example after the viewer's own answer. */
  refresh(): Promise<void> {
    clearTimeout(this.refreshTimer);
    this.refreshTimer = undefined;
    this.refreshing ??= this.loadNew().finally(() => (this.refreshing = null));
    return this.refreshing;
  }

  private async loadNew(): Promise<void> {
    try {
      do {
        let next: number | null = Math.max(0, this.last);
        while (next !== null) next = await this.loadFrames(next);
        await this.loadLines();
      } while (this.newest > this.last);
    } catch (error) {
      this.fail(error);
    }
  }

  private follow(): void {
    this.endStream = followStream(this.client, `${this.path}/stream`, this.last, {
      onMessage: ({ id, type }) => {
        if (type === 'ready') return;
        this.newest = Math.max(this.newest, id);
        if (id <= this.last || this.refreshTimer !== undefined) return;
        this.refreshTimer = setTimeout(() => {
          this.refresh().catch(() => undefined);
        }, refreshMs);
      },
      onState: (state) => {
        this.connection = state;
        this.notify();
      },
    });
  }

  private async loadLines(): Promise<void> {
    let from: number | null = this.log.next;
    while (from !== null && from <= this.last) {
      from = this.log.take(await this.ask<LogPage>('/log', { from, limit: linesPerPage }));
      this.notify();
    }
  }

  /** Loads all boards, those nearest to a revision first. */
  private async loadAllAround(revision: number): Promise<void> {
    const pages = Array.from({ length: Math.floor(this.last / boardsPerPage) + 1 }, (_, page) => page * boardsPerPage);
    pages.sort((a, b) => Math.abs(a + boardsPerPage / 2 - revision) - Math.abs(b + boardsPerPage / 2 - revision));
    for (const page of pages) {
      if (this.stop.signal.aborted) return;
      await this.load(page);
    }
  }

  /** Loads the stretch that a revision lies in, unless it is there or on its way. */
  private load(revision: number): Promise<void> {
    const from = Math.floor(revision / boardsPerPage) * boardsPerPage;
    const found = this.loading.get(from);
    if (found !== undefined) return found;
    const loading = this.loadFrames(from).then(
      () => undefined,
      (error: unknown) => this.fail(error),
    );
    this.loading.set(from, loading);
    return loading;
  }

  /** @returns the first revision of the next stretch */
  private async loadFrames(from: number): Promise<number | null> {
    const frames = await this.ask<Frames>('/frames', { from, limit: boardsPerPage });
    let board = this.boards[from] ?? frames.first;
    this.boards[from] = board;
    frames.changes.forEach((change, i) => {
      board = applyChange(board, change) as Board;
      this.boards[from + i + 1] ??= board;
    });
    this.last = Math.max(this.last, from + frames.changes.length);
    this.notify();
    return frames.next;
  }

  /** Requests something about the game until there is an answer; meanwhile `problem` says what is wrong. */
  private async ask<T>(about: string, query: Query = {}): Promise<T> {
    const { signal } = this.stop;
    const request = (): Promise<T> => this.client.get<T>(this.path + about, query, signal);
    const answer = await untilAnswered(request, { signal, onProblem: (problem) => this.fail(problem) });
    this.problem = null;
    return answer;
  }

  private fail(error: unknown): void {
    if (this.stop.signal.aborted) return;
    this.problem = problemOf(error);
    this.notify();
  }

  private notify(): void {
    this.version += 1;
    for (const listener of this.listeners) listener();
  }
}
