import { databaseUri } from './database-uri.js';
import type { DriverOptions, SqliteDriver, SqliteRow, SqliteValue } from './sqlite-driver.js';

/** What is used of `node:sqlite`, whose types came with a later Node than the oldest that this project runs on. */
interface NodeSqlite {
  DatabaseSync: new (
    file: string,
    options?: { readonly readOnly: boolean },
  ) => {
    exec(sql: string): void;
    prepare(sql: string): NodeStatement;
    close(): void;
  };
}

interface NodeStatement {
  setReadBigInts(enabled: boolean): void;
  run(...values: readonly SqliteValue[]): { readonly lastInsertRowid: number | bigint };
  get(...values: readonly SqliteValue[]): Readonly<Record<string, SqliteRow[string] | bigint>> | undefined;
}

/** Node's own SQLite; `undefined` if the runtime has none (before Node 22.5). */
export function nodeSqliteDriver(file: string, { readOnly = false }: DriverOptions = {}): SqliteDriver | undefined {
  const sqlite = process.getBuiltinModule('node:sqlite') as NodeSqlite | undefined;
  if (sqlite === undefined) return undefined;
  const location = readOnly === 'immutable' ? databaseUri(file, readOnly) : file;
  const database = new sqlite.DatabaseSync(location, { readOnly: readOnly !== false });
  const statements = new Map<string, NodeStatement>();
  const prepared = (sql: string): NodeStatement => {
    const known = statements.get(sql);
    if (known !== undefined) return known;
    const statement = database.prepare(sql);
    // It throws if a number is more than JavaScript counts to, as it may be where a file is damaged.
    statement.setReadBigInts(true);
    statements.set(sql, statement);
    return statement;
  };
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    run: (sql, ...values) => Number(prepared(sql).run(...values).lastInsertRowid),
    get: (sql, ...values) => rowOf(prepared(sql).get(...values)),
    close: () => {
      statements.clear();
      database.close();
    },
  };
}

/** Rounds what JavaScript can't count to, as libsql does. */
function rowOf(row: ReturnType<NodeStatement['get']>): SqliteRow | undefined {
  if (row === undefined) return undefined;
  const rounded: Record<string, SqliteRow[string]> = {};
  for (const [column, value] of Object.entries(row)) {
    rounded[column] = typeof value === 'bigint' ? Number(value) : value;
  }
  return rounded;
}
