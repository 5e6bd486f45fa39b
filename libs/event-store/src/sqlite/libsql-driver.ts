import type Database from 'libsql';
import type { SqliteDriver, SqliteRow } from './sqlite-driver.js';

/**
 * libsql, which ships its binary and needs no compiler. Two things of version 0.5.29 shape the driver and its port:
 * - `.all()` and `.iterate()` leak about 0.9 KB a call, `.get()` doesn't. So a page of events is one row of JSON.
 * - `.close()` leaves the file open, and locked, until the prepared statements have been garbage-collected. So the
 *   driver leaves the exclusive mode first, which hands back the lock at once.
 */
export async function libsqlDriver(file: string): Promise<SqliteDriver> {
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  const statements = new Map<string, Database.Statement>();
  const prepared = (sql: string): Database.Statement => {
    const statement = statements.get(sql) ?? database.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  return {
    exec: (sql) => {
      database.exec(sql);
    },
    run: (sql, ...values) => Number(prepared(sql).run(...values).lastInsertRowid),
    get: (sql, ...values) => prepared(sql).get(...values) as SqliteRow | undefined,
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
    database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; SELECT count(*) FROM sqlite_schema');
  } catch {
    // A file that couldn't be opened properly (another process has it, it isn't a database) holds no lock of ours.
  }
}
