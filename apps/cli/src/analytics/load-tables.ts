import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance, type DuckDBConnection } from '@duckdb/node-api';
import {
  tableNames,
  tables as definitions,
  type AnalyticsProjection,
  type Column,
  type ColumnType,
  type TableName,
  type Value,
} from '@stacktrail/projection-analytics';

const sqlTypes: Readonly<Record<ColumnType, string>> = {
  text: 'VARCHAR',
  integer: 'BIGINT',
  boolean: 'BOOLEAN',
  time: 'TIMESTAMP',
};

/** The tables whose rows say which edition and which version of the program they come from already, or need not. */
const withoutOrigin: ReadonlySet<TableName> = new Set(['games', 'engines']);

/** Text as SQL writes it. */
export function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/**
 * Loads the rows of some games into DuckDB and uses them there.
 *
 * @param games whose rows are wanted
 */
export async function inDuckDb<T>(
  analytics: AnalyticsProjection,
  games: readonly string[],
  use: (connection: DuckDBConnection) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'stacktrail-analytics-'));
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  try {
    await connection.run(`SET TimeZone = 'UTC'`);
    for (const name of tableNames) {
      const file = join(folder, `${name}.ndjson`);
      await writeRows(file, definitions[name].columns, analytics.rows(name, games));
      await connection.run(`CREATE TABLE loaded_${name} AS ${reading(file, definitions[name].columns)}`);
    }
    for (const name of tableNames) await connection.run(creation(name));
    for (const name of tableNames) await connection.run(`DROP TABLE loaded_${name}`);
    return await use(connection);
  } finally {
    connection.closeSync();
    instance.closeSync();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function writeRows(
  file: string,
  columns: readonly Column[],
  pages: AsyncIterable<readonly (readonly Value[])[]>,
): Promise<void> {
  const out = openSync(file, 'w');
  try {
    for await (const page of pages) {
      const lines = page.map((row) => `${JSON.stringify(objectOf(columns, row))}\n`);
      if (lines.length > 0) writeSync(out, lines.join(''));
    }
  } finally {
    closeSync(out);
  }
}

function objectOf(columns: readonly Column[], row: readonly Value[]): Readonly<Record<string, Value | boolean>> {
  return Object.fromEntries(
    columns.map(({ name, type }, i) => {
      const value = row[i] ?? null;
      return [name, type === 'boolean' && value !== null ? value === 1 : value];
    }),
  );
}

function reading(file: string, columns: readonly Column[]): string {
  const types = columns.map(({ name, type }) => `${name}: '${sqlTypes[type]}'`).join(', ');
  return `SELECT * FROM read_json(${quoted(file)}, format = 'newline_delimited', columns = {${types}})`;
}

/** A table with the edition of the rules and the version of the program that each row comes from. */
function creation(name: TableName): string {
  const order = 'ORDER BY game, revision, place';
  if (withoutOrigin.has(name)) return `CREATE TABLE ${name} AS SELECT * FROM loaded_${name} ${order}`;
  const edition = definitions[name].columns.some((column) => column.name === 'edition') ? '' : ', games.edition';
  return `CREATE TABLE ${name} AS SELECT rows.*${edition}, engines.engine FROM loaded_${name} rows
    LEFT JOIN loaded_games games ON games.game = rows.game
    ASOF LEFT JOIN loaded_engines engines ON engines.game = rows.game AND rows.revision >= engines.revision
    ${order.replaceAll(/game|revision|place/g, 'rows.$&')}`;
}
