import type { JS } from '@duckdb/node-api';
import type { Command } from 'commander';
import { createGameData } from '../analytics/game-data.js';
import { inDuckDb } from '../analytics/load-tables.js';
import { useTables } from '../analytics/use-tables.js';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { print, type AnswerOptions } from '../output/print.js';
import { tableText } from '../output/table-text.js';
import { withStore, type StoreOptions } from '../stores/store-option.js';

/** `sql`: a question about the tables that `analytics export` writes, in DuckDB's SQL. */
export function addSql(command: Command, io: Io): void {
  withStore(command).action(async (query: string, options: StoreOptions & AnswerOptions) => {
    const { names, rows } = await useTables(io, options.store, (tables) =>
      inDuckDb(tables, tables.games(), async (connection) => {
        if (/\bgame_data\b/i.test(query)) await createGameData(connection);
        const reader = await connection.runAndReadAll(query).catch((error: unknown) => {
          throw new CommandError(`The query can't be answered: ${(error as Error).message}`, null, 2);
        });
        return { names: reader.deduplicatedColumnNames(), rows: reader.getRowsJS().map((row) => row.map(plain)) };
      }),
    );
    const objects = rows.map((row) => Object.fromEntries(names.map((name, i) => [name, row[i]])));
    print(io, options, objects, () =>
      tableText(
        names,
        rows.map((row) => row.map(cell)),
        numericIn(rows),
      ),
    );
  });
}

/** A value as JSON can say it. */
function plain(value: JS): unknown {
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  return value instanceof Date ? value.toISOString() : value;
}

function cell(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The columns that hold numbers. */
function numericIn([first = []]: readonly (readonly unknown[])[]): readonly number[] {
  return first.flatMap((value, i) => (typeof value === 'number' ? [i] : []));
}
