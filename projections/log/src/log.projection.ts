import { extname } from 'node:path';
import type { EventStore } from '@stacktrail/event-store';
import type { Damage, Revision, Viewer } from '@stacktrail/game-events';
import type { ReversedStretch } from '@stacktrail/game-state';
import {
  PinnedCards,
  ProjectionRunner,
  streamOfGame,
  type GameHistory,
  type PartBuilder,
  type ReadModels,
  type RunOptions,
} from '@stacktrail/projection-runtime';
import { reversedBy, reversedStretches, type Reversal } from '@stacktrail/views';
import { lastLine, linesBetween } from './line-tables.js';
import { audienceOf, type LogLine, type StoredLine } from './log-line.js';
import { logProjection, type LogChange } from './log.fold.js';
import type { LogReader } from './remote-log.js';
import { statisticsOf, type CountedLine, type GameStatistics } from './statistics.js';

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
 * The read model of logs: every event of a game in a sentence, reversed or not, and statistics of the effective game.
 */
export class LogProjection implements LogReader {
  private constructor(readonly runner: ProjectionRunner<GameHistory, LogChange>) {}

  static start({ store, models, builder = null, ...options }: LogOptions): LogProjection {
    const building = builder && { builder, definition };
    const projection = logProjection(new PinnedCards(store));
    return new LogProjection(ProjectionRunner.start({ projection, store, models, building, ...options }));
  }

  /** A page of a game's log as a viewer may read it; nothing if there is no such game. */
  lines(game: string, viewer: Viewer, { from = 0, limit = defaultLimit, at }: LinesQuery = {}): LogPage | undefined {
    const last = this.lastRevision(game, at);
    if (last === undefined) return undefined;
    const rows = linesBetween(this.runner.tables, game, from, last, limit);
    const stretches = this.stretches(game, last);
    const lines = rows.map((row) => lineFor(row, viewer, stretches));
    const end = lines.at(-1)?.revision ?? last;
    const next = end < last && lines.length > 0 ? end + 1 : null;
    return { game, at: last, lines, next, damaged: this.damage(game) };
  }

  /** The statistics of the effective game; `undefined` if there is no such game. */
  statistics(game: string, at?: number): GameStatistics | undefined {
    const last = this.lastRevision(game, at);
    if (last === undefined) return undefined;
    const lines = linesBetween(this.runner.tables, game, 0, last, Infinity).map(
      ({ revision, type, player, turn }): CountedLine => [revision, type, player, turn],
    );
    return statisticsOf(game, last, lines, this.stretches(game, last), this.damage(game));
  }

  /** The stretches that aren't part of the effective game, in order, as far as the read model has it. */
  reversed(game: string): readonly ReversedStretch[] {
    const last = this.lastRevision(game, undefined);
    return last === undefined ? [] : this.stretches(game, last);
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }

  /** The last revision that has a line, `at` or before; -1 if there is none. */
  private lastRevision(game: string, at: number | undefined): Revision | undefined {
    const folded = this.runner.revisionOf(streamOfGame(game));
    if (folded < 0) return undefined;
    const last = this.damage(game) === null ? folded : lastLine(this.runner.tables, game);
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

function lineFor(
  { game: _game, others, revertsTo: _revertsTo, text, ...line }: StoredLine,
  viewer: Viewer,
  stretches: readonly ReversedStretch[],
): LogLine {
  return { ...line, text: others?.[audienceOf(viewer)] ?? text, reversedBy: reversedBy(stretches, line.revision) };
}
