import { extname } from 'node:path';
import type { EventStore } from '@stacktrail/event-store';
import type { Damage, Revision, Viewer } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import {
  Histories,
  PinnedCards,
  ProjectionRunner,
  runDefaults,
  streamOfGame,
  type GameHistory,
  type PartBuilder,
  type ReadModels,
  type RunOptions,
} from '@stacktrail/projection-runtime';
import { reversedStretches, type Reversal, type Sought } from '@stacktrail/views';
import type { LogLine } from './log-line.js';
import { countedLines, linesFrom } from './lines-from.js';
import { logProjection, type LogChange, type LogFold, type Stretch } from './log.fold.js';
import type { LogReader } from './remote-log.js';
import { statisticsOf, type GameStatistics } from './statistics.js';

export interface LogOptions extends Partial<RunOptions> {
  readonly store: EventStore;
  readonly models: ReadModels;
  /** Builds it in further threads; in this one alone where absent. */
  readonly builder?: PartBuilder | null;
}

export interface LinesQuery {
  /** The first revision wanted; 0 if absent. */
  readonly from?: number;
  /** How many lines at most; 200 where absent. */
  readonly limit?: number;
  /** The log as it was at this revision, without later lines and later reversals; as it is now where absent. */
  readonly at?: number;
  /** Only lines of events that are this; all of them where absent. */
  readonly sought?: Sought;
}

/** A page of a log. */
export interface LogPage {
  readonly game: string;
  /** The revision at which the log is looked at. */
  readonly at: number;
  readonly lines: readonly LogLine[];
  /** Where the next page begins; `null` if this is the last. */
  readonly next: number | null;
  /** The damage of the record, if any: after it there are only the lines of the game's ending. */
  readonly damaged: Damage | null;
}

const definition = new URL(`./log.definition${extname(import.meta.url)}`, import.meta.url);
const defaultLimit = 200;

/**
 * The logs of games: every event in a sentence, reversed or not, and statistics of the effective game. Lines are made
 * of the game when they are asked for; the read model has the reversals and the damage.
 */
export class LogProjection implements LogReader {
  private constructor(
    readonly runner: ProjectionRunner<LogFold, LogChange>,
    private readonly store: EventStore,
    private readonly histories: Histories,
  ) {}

  static start({ store, models, builder = null, ...options }: LogOptions): LogProjection {
    const building = builder && { builder, definition };
    const runner = ProjectionRunner.start({ projection: logProjection, store, models, building, ...options });
    const { hot = runDefaults.hot, hotBytes = runDefaults.hotBytes } = options;
    return new LogProjection(runner, store, new Histories(store, new PinnedCards(store), hot, hotBytes));
  }

  /** A page of a game's log as a viewer may read it; nothing if there is no such game. */
  async lines(
    game: string,
    viewer: Viewer,
    { from = 0, limit = defaultLimit, at, sought }: LinesQuery = {},
  ): Promise<LogPage | undefined> {
    const history = await this.history(game);
    if (history === undefined) return undefined;
    const last = this.lastRevision(game, history, at);
    const stretches = this.stretches(game, last);
    const wanted = { game, from, last, limit };
    const lines = await linesFrom(this.store, history, wanted, { viewer, stretches, sought });
    const end = lines.length < limit ? last : (lines.at(-1)?.revision ?? last);
    const next = end < last ? end + 1 : null;
    return { game, at: last, lines, next, damaged: this.damage(game) };
  }

  /** The statistics of the effective game; `undefined` if there is no such game. */
  async statistics(game: string, at?: number): Promise<GameStatistics | undefined> {
    const history = await this.history(game);
    if (history === undefined) return undefined;
    const last = this.lastRevision(game, history, at);
    const lines = await countedLines(history, last);
    return statisticsOf(game, last, lines, this.stretches(game, last), this.damage(game));
  }

  /** The stretches that aren't part of the effective game, in order, as far as the read model has it. */
  reversed(game: string): readonly ReversedStretch[] {
    const last = this.runner.revisionOf(streamOfGame(game));
    return last < 0 ? [] : this.stretches(game, last as Revision);
  }

  /** The stretches whose facts everybody may know, because the key that hid them was shown after the end. */
  opened(game: string): readonly Stretch[] {
    const rows = (this.runner.tables.json(
      'SELECT json_group_array(json_array(first_revision, last_revision)) FROM {opened} WHERE game = ?',
      game,
    ) ?? []) as readonly (readonly [Revision, Revision])[];
    return rows.map(([first, last]) => ({ first, last }));
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }

  /** The game as far as the read model has it, at least; `undefined` if it has nothing of it. */
  private async history(game: string): Promise<GameHistory | undefined> {
    const folded = this.runner.revisionOf(streamOfGame(game));
    return folded < 0 ? undefined : this.histories.through(game, folded);
  }

  /** The last revision that has a line, `at` or before; -1 if there is none. */
  private lastRevision(game: string, { timeline }: GameHistory, at: number | undefined): Revision {
    let last = this.runner.revisionOf(streamOfGame(game)) as Revision;
    // What can't be read has no line.
    while (last >= 0 && timeline?.event(last) === undefined) last = (last - 1) as Revision;
    return Math.max(-1, Math.min(last, at ?? last)) as Revision;
  }

  private damage(game: string): Damage | null {
    const row = this.runner.tables.get('SELECT revision, problem FROM {damages} WHERE game = ?', game);
    return row === undefined
      ? null
      : { revision: Number(row['revision']) as Revision, problem: String(row['problem']) };
  }

  private stretches(game: string, last: Revision): readonly ReversedStretch[] {
    const rows = (this.runner.tables.json(
      `SELECT json_group_array(json_array(revision, reverts_to)) FROM (SELECT * FROM {reversals}
         WHERE game = ? AND revision <= ? ORDER BY revision)`,
      game,
      last,
    ) ?? []) as readonly (readonly [Revision, Revision])[];
    return reversedStretches(
      rows.map(([revision, to]): Reversal => ({ revision, to })),
      last,
    );
  }
}
