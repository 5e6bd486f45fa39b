import type { DeletedGame, ModelTables } from '@stacktrail/projection-runtime';
import type { AnalyticsChange, KeyedRow } from './analytics.fold.js';
import { reverseRows, reversedRow } from './reverse-rows.js';
import type { Value } from './row.js';
import { gameRow, seatRows } from './rows/game-rows.js';
import { tables as definitions, tableNames, type TableName } from './tables.js';

/** Writes what the events of one game made, in their order. */
export function writeRows(changes: readonly AnalyticsChange[], tables: ModelTables): void {
  const last = changes.at(-1);
  if (last === undefined) return;
  const { state, facts } = last;
  const waiting = new WaitingRows(tables);
  const { game, revision, position, fork } = facts;
  if (fork !== null) {
    for (const table of tableNames) tables.run(`DELETE FROM {${table}} WHERE game = ?`, game);
    waiting.add('forks', [game, revision, 0, fork.parent, fork.at, position]);
    waiting.write();
    return;
  }
  for (const { rows, rewind, engine } of changes) {
    if (rewind !== null) {
      waiting.write();
      reverseRows(facts.game, rewind, tables);
      waiting.add('rewinds', rewind.values);
    }
    for (const each of rows) waiting.addRow(each);
    if (engine !== null) waiting.add('engines', engine);
  }
  for (const table of ['games', 'seats'] as const) tables.run(`DELETE FROM {${table}} WHERE game = ?`, facts.game);
  waiting.add('games', gameRow(state, facts));
  for (const seat of seatRows(state, facts)) waiting.add('seats', seat);
  waiting.write();
}

/** Writes the one row that a deleted game has. */
export function writeDeleted({ game, at, position, record }: DeletedGame, tables: ModelTables): void {
  const waiting = new WaitingRows(tables);
  const { by = null, reason = null, head = null, events = 0 } = record ?? {};
  waiting.add('deleted_games', [game, events, 0, at, by, reason, head, position]);
  waiting.write();
}

/** Rows that are to be written, those of a table with one statement. */
class WaitingRows {
  private readonly rows = new Map<TableName, (readonly Value[])[]>();

  constructor(private readonly tables: ModelTables) {}

  addRow({ table, values, reversedBy }: KeyedRow): void {
    if (reversedBy === null) this.add(table, values);
    else this.add('reversed', reversedRow(table, values, reversedBy));
  }

  add(table: TableName, values: readonly Value[]): void {
    const rows = this.rows.get(table);
    if (rows === undefined) this.rows.set(table, [values]);
    else rows.push(values);
  }

  write(): void {
    for (const [table, rows] of this.rows) this.tables.run(insertions[table], JSON.stringify(rows));
    this.rows.clear();
  }
}

/** A row that is there already is replaced: it is the same one, with what was hidden. */
const insertions = Object.fromEntries(
  tableNames.map((name) => {
    const values = definitions[name].columns.map((_, i) => `value ->> ${i}`).join(', ');
    return [name, `INSERT OR REPLACE INTO {${name}} SELECT ${values} FROM json_each(?)`];
  }),
) as Readonly<Record<TableName, string>>;
