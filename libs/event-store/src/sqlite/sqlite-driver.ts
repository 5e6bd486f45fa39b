import { EventStoreUnavailable } from '../errors.js';
import { libsqlDriver } from './libsql-driver.js';
import { nodeSqliteDriver } from './node-sqlite-driver.js';

export type SqliteValue = string | number | null;
export type SqliteRow = Readonly<Record<string, SqliteValue>>;

/**
 * The little that the event store asks of SQLite. Statements are prepared once and kept: what an application runs is
 * a fixed set of texts, its values are parameters.
 */
export interface SqliteDriver {
  /** Runs statements that have no parameters, one after the other. */
  exec(sql: string): void;
  /**
   * Runs a statement that gives no row.
   * @returns the row id of the last row that this connection has inserted
   */
  run(sql: string, ...values: readonly SqliteValue[]): number;
  /** The first row of a query. There is no way to ask for more: see {@link libsqlDriver}. */
  get(sql: string, ...values: readonly SqliteValue[]): SqliteRow | undefined;
  /** Writes everything into the one file and lets go of it. */
  close(): void;
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
export const SQLITE_BUSY = 5;
export const SQLITE_NOTADB = 26;

/**
 * Opens a SQLite file with `node:sqlite` where the runtime has it, otherwise with libsql. Nothing in the file is read
 * or changed yet: the bench uses this as its bare store, the event store goes on with {@link openSchema}.
 * @throws EventStoreUnavailable where the file can't be opened
 */
export async function openSqliteDriver(file: string): Promise<SqliteDriver> {
  try {
    return nodeSqliteDriver(file) ?? (await libsqlDriver(file));
  } catch (cause) {
    throw new EventStoreUnavailable(`Can't open the event store file ${file}; does its folder exist?`, { cause });
  }
}

/** The primary result code of an error that either driver has thrown. */
export function resultCodeOf(error: unknown): number | undefined {
  const { rawCode, errcode } = (error ?? {}) as { rawCode?: number; errcode?: number };
  const extendedCode = rawCode ?? errcode;
  return extendedCode === undefined ? undefined : extendedCode & 0xff;
}
