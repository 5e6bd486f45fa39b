import { EventStoreUnavailable } from '../errors.js';
import { GarbledPage } from './byte-cursor.js';
import { libsqlDriver } from './libsql-driver.js';
import { nodeSqliteDriver } from './node-sqlite-driver.js';

export type SqliteValue = string | number | Uint8Array | null;
/** A text comes as a BLOB where the query casts it: damage can make any bytes of it, and a driver takes only UTF-8. */
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
  /** Writes everything into the one file and closes it. */
  close(): void;
}

export interface DriverOptions {
  /** Whether nothing is written and no file made; `immutable`: the driver doesn't look for other processes either. */
  readonly readOnly?: boolean | 'immutable';
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html */
export const SQLITE_ERROR = 1;
export const SQLITE_BUSY = 5;
export const SQLITE_READONLY = 8;
const SQLITE_CORRUPT = 11;
export const SQLITE_CANTOPEN = 14;
export const SQLITE_NOTADB = 26;

/**
 * Opens a SQLite file with `node:sqlite` where the runtime has it, otherwise with libsql. Nothing in the file is read
 * or changed yet: the bench uses this as its bare store, the event store goes on with {@link openSchema}.
 * @throws EventStoreUnavailable if the file can't be opened
 */
export async function openSqliteDriver(file: string, options: DriverOptions = {}): Promise<SqliteDriver> {
  try {
    return nodeSqliteDriver(file, options) ?? (await libsqlDriver(file, options));
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

/** Whether the error says that the file is damaged where it was read. */
export function isDamage(error: unknown): boolean {
  return error instanceof GarbledPage || resultCodeOf(error) === SQLITE_CORRUPT;
}
