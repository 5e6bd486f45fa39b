import type Database from 'libsql';
import { databaseUri } from './database-uri.js';
import type { DriverOptions, SqliteDriver, SqliteRow } from './sqlite-driver.js';

/**
 * libsql, which ships its binary and needs no compiler. Four things of version 0.5.29 shape the driver and its port:
 * - `.all()` and `.iterate()` leak about 0.9 KB a call, `.get()` doesn't. So a page of events is one row of one BLOB.
 * - A text that is not UTF-8 ends the process. So whatever a file may hold is asked for as a BLOB.
 * - A statement that has failed fails again, whatever it is given. So it is prepared anew.
 * - `.close()` leaves the file open, and locked, until the prepared statements have been garbage-collected. So the
 *   driver leaves the exclusive mode first, which hands back the lock at once.
 */
export async function libsqlDriver(file: string, { readOnly = false }: DriverOptions = {}): Promise<SqliteDriver> {
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(readOnly === false ? file : databaseUri(file, readOnly));
  const statements = new Map<string, Database.Statement>();
  const withPrepared = <Result>(sql: string, use: (statement: Database.Statement) => Result): Result => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    try {
      return use(statement);
    } catch (error) {
      statements.delete(sql);
      throw error;
    }
  };
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    run: (sql, ...values) => withPrepared(sql, (statement) => Number(statement.run(...values).lastInsertRowid)),
    get: (sql, ...values) => withPrepared(sql, (statement) => statement.get(...values) as SqliteRow | undefined),
    close: () => {
      handBackLock(database);
      statements.clear();
      database.close();
    },
  };
}

/** A file in WAL mode can't leave the exclusive mode, https://www.sqlite.org/wal.html#noshm: so it leaves WAL first. */
function handBackLock(database: Database.Database): void {
  try {
    database.exec(
      'PRAGMA busy_timeout = 0; PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema',
    );
  } catch {
    // A file that couldn't be opened properly (another process has it, it isn't a database) holds no lock of ours.
  }
}
