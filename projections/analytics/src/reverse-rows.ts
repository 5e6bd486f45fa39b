import type { Revision } from '@stacktrail/game-events';
import type { ModelTables } from '@stacktrail/projection-runtime';
import { reversedBy } from '@stacktrail/views';
import type { Rewind } from './analytics.fold.js';
import type { Value } from './row.js';
import { factTableNames, factTables, type FactTable } from './tables.js';

/** The revisions of rows that a reversal takes out of the effective game. */
interface ReversedRows {
  readonly first: number;
  readonly last: number;
  readonly by: number;
}

/** A row as the table of reversed rows has it. */
export function reversedRow(table: FactTable, values: readonly Value[], by: number): readonly Value[] {
  const [game = null, revision = null, place = null] = values;
  return [game, revision, place, table, by, JSON.stringify(values)];
}

/**
 * Moves the rows of what was reversed to the table of reversed rows (CR 731). Where the reversal goes back into play
 * that was reversed before, the rows before that moment become what they were at it: effective again, or reversed
 * again by a reversal that had itself been undone.
 */
export function reverseRows(game: string, { values, to, restores, stretches }: Rewind, tables: ModelTables): void {
  const [, revision = null] = values;
  const by = Number(revision);
  moveRows(game, { first: to + 1, last: by, by }, tables);
  tables.run('UPDATE {reversed} SET reversed_by = ? WHERE game = ? AND revision > ?', by, game, to);
  if (!restores) return;
  for (const stretch of stretches) if (stretch.last <= to) moveRows(game, stretch, tables);
  const reversed = (tables.json(
    `SELECT json_group_array(json_array(revision, place, of_table)) FROM {reversed} WHERE game = ? AND revision <= ?`,
    game,
    to,
  ) ?? []) as readonly (readonly [Revision, number, FactTable])[];
  for (const [revision, place, table] of reversed) {
    const stillBy = reversedBy(stretches, revision);
    const key = [game, revision, place] as const;
    if (stillBy !== null) {
      tables.run(
        'UPDATE {reversed} SET reversed_by = ? WHERE game = ? AND revision = ? AND place = ?',
        stillBy,
        ...key,
      );
    } else if (table !== 'decks') {
      tables.run(restorations[table], ...key);
      tables.run('DELETE FROM {reversed} WHERE game = ? AND revision = ? AND place = ?', ...key);
    }
  }
}

function moveRows(game: string, { first, last, by }: ReversedRows, tables: ModelTables): void {
  for (const { move, remove } of moves) {
    tables.run(move, by, game, first, last);
    tables.run(remove, game, first, last);
  }
}

const moves = factTableNames.map((table) => {
  const names = factTables[table].columns.map(({ name }) => name).join(', ');
  return {
    move: `INSERT OR REPLACE INTO {reversed} SELECT game, revision, place, '${table}', ?, json_array(${names})
      FROM {${table}} WHERE game = ? AND revision BETWEEN ? AND ?`,
    remove: `DELETE FROM {${table}} WHERE game = ? AND revision BETWEEN ? AND ?`,
  };
});

const restorations = Object.fromEntries(
  factTableNames.map((table) => {
    const values = factTables[table].columns.map((_, i) => `row ->> ${i}`).join(', ');
    return [
      table,
      `INSERT OR REPLACE INTO {${table}} SELECT ${values} FROM {reversed}
         WHERE game = ? AND revision = ? AND place = ?`,
    ];
  }),
) as Readonly<Record<keyof typeof factTables, string>>;
