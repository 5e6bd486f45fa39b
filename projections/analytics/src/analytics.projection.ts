import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EventStore } from '@stacktrail/event-store';
import {
  gameStreams,
  PinnedCards,
  ProjectionRunner,
  type Projection,
  type ReadModels,
  type RunOptions,
} from '@stacktrail/projection-runtime';
import { AnalyticsFold, type AnalyticsChange } from './analytics.fold.js';
import { columnsInSql } from './columns.js';
import type { Value } from './row.js';
import { tableNames, tables, type TableName } from './tables.js';
import { writeDeleted, writeRows } from './write-rows.js';

/**
 * The fold of a game into rows.
 *
 * Reversals: the tables have the effective game alone; the rows of what was reversed are moved to a table of their own.
 *
 * Hidden facts: a name that not everyone may know is null until the game shows what was hidden (ADR 0022); the list of a
 * deck, whose length would tell something, has no rows until then.
 *
 * Damage: what can't be read has no rows, and the game is marked.
 *
 * Deleted games, and forks: one row says so, and there are no others.
 */
function analyticsProjection(cards: PinnedCards): Projection<AnalyticsFold, AnalyticsChange> {
  return {
    name: 'analytics',
    version: 3,
    streams: [gameStreams],
    schema: Object.fromEntries(tableNames.map((name) => [name, columnsInSql(tables[name])])),
    begin: (first) => AnalyticsFold.begin(first, cards),
    fold: (fold, entry) => [fold.append(entry)],
    weigh: ({ history }) => history.weight,
    write: writeRows,
    deleted: writeDeleted,
  };
}

export interface AnalyticsOptions extends Partial<RunOptions> {
  readonly store: EventStore;
  readonly models: ReadModels;
}

/** So many games are read at once. */
const gamesInPage = 64;

/** The read model of tables for analysts. */
export class AnalyticsProjection {
  private constructor(readonly runner: ProjectionRunner<AnalyticsFold, AnalyticsChange>) {}

  static start({ store, models, ...options }: AnalyticsOptions): AnalyticsProjection {
    const projection = analyticsProjection(new PinnedCards(store));
    return new AnalyticsProjection(ProjectionRunner.start({ projection, store, models, ...options }));
  }

  /**
   * The games of which something was stored after a position, in the order of their ids; all where it is absent.
   *
   * @param after as the tables write positions
   */
  games(after = ''): readonly string[] {
    return (this.runner.tables.json(
      `SELECT json_group_array(game) FROM (
         SELECT game FROM (SELECT game, position FROM {games} UNION SELECT game, position FROM {deleted_games}
           UNION SELECT game, position FROM {forks})
         WHERE coalesce(position, '') > ? OR ? = '' ORDER BY game)`,
      after,
      after,
    ) ?? []) as readonly string[];
  }

  /** The rows of a table that belong to those games, some at a time, in the order of their keys. */
  async *rows(table: TableName, games: readonly string[]): AsyncGenerator<readonly (readonly Value[])[]> {
    const columns = tables[table].columns.map(({ name }) => name).join(', ');
    for (let first = 0; first < games.length; first += gamesInPage) {
      const page = games.slice(first, first + gamesInPage);
      yield (this.runner.tables.json(
        `SELECT json_group_array(json_array(${columns})) FROM (SELECT * FROM {${table}}
           WHERE game IN (SELECT value FROM json_each(?)) ORDER BY game, revision, place)`,
        JSON.stringify(page),
      ) ?? []) as readonly (readonly Value[])[];
      await nextTurn();
    }
  }

  stop(): Promise<void> {
    return this.runner.stop();
  }
}
