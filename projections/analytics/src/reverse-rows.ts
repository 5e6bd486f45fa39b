import type { Revision } from '@stacktrail/game-events';
import type { ModelTables } from '@stacktrail/projection-runtime';
import { reversedBy } from '@stacktrail/views';
import type { Rewind } from './analytics.fold.js';
import type { Value } from './row.js';
import { factTableNames, factTables, type FactTable } from './tables.js';

/** A row as the table of reversed rows has it. */
export function reversedRow(table: FactTable, values: readonly Value[], by: number): readonly Value[] {
  const [game = null, revision = null, place = null] = values;
  return [game, revision, place, table, by, JSON.stringify(values)];
}

/**
 * Moves the rows of what was reversed to the table of reversed rows (CR 731), and back those that are effective again
 * because the reversal goes back into play that was reversed before.
 */
export function reverseRows(game: string, { values, to, restores, stretches }: Rewind, tables: ModelTables): void {
  const [, by = null] = values;
  for (const { move, remove } of moves) {
    tables.run(move, by, game, to);
    tables.run(remove, game, to);
  }
  tables.run('UPDATE {reversed} SET reversed_by = ? WHERE game = ? AND revision > ?', by, game, to);
  if (!restores) return;
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

const moves = factTableNames.map((table) => {
  const names = factTables[table].columns.map(({ name }) => name).join(', ');
  return {
    move: `INSERT OR REPLACE INTO {reversed} SELECT game, revision, place, '${table}', ?, json_array(${names})
      FROM {${table}} WHERE game = ? AND revision > ?`,
    remove: `DELETE FROM {${table}} WHERE game = ? AND revision > ?`,
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
