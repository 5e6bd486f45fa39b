import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SqliteDriver } from '@stacktrail/event-store';
import { libsqlDriver } from '../src/sqlite/libsql-driver.js';
import { nodeSqliteDriver } from '../src/sqlite/node-sqlite-driver.js';
import { openSchema } from '../src/sqlite/schema.js';
import { temporaryFolder } from './stores/sqlite-store.js';

const hasNodeSqlite = process.getBuiltinModule('node:sqlite') !== undefined;

const drivers: readonly (readonly [string, (file: string) => Promise<SqliteDriver>])[] = [
  ['libsql', libsqlDriver],
  ...(hasNodeSqlite ? [['node:sqlite', async (file: string) => nodeSqliteDriver(file) as SqliteDriver] as const] : []),
];

describe.each(drivers)('the driver on %s', (_, open) => {
  let remove: () => Promise<void>;
  let file: string;
  beforeEach(async () => {
    const { folder, ...rest } = await temporaryFolder();
    ({ remove } = rest);
    file = join(folder, 'games.sqlite');
  });
  afterEach(() => remove());

  test('runs statements, binds values and gives rows', async () => {
    const driver = await open(file);
    driver.exec('CREATE TABLE t (a INTEGER, b TEXT); CREATE TABLE u (a INTEGER)');
    driver.run('INSERT INTO t VALUES (?, ?)', 1, "it's");
    expect(driver.run('INSERT INTO t VALUES (?, ?), (?, ?)', 2, null, 4, '')).toBe(3);
    expect(driver.get('SELECT a, b FROM t WHERE a = ?', 1)).toMatchObject({ a: 1, b: "it's" });
    expect(driver.get('SELECT a, b FROM t WHERE a = ?', 2)).toMatchObject({ a: 2, b: null });
    expect(driver.get('SELECT a, b FROM t WHERE a = ?', 3)).toBeUndefined();
    driver.close();
  });

  test('gives a statement with numbered values each of them where it stands', async () => {
    const driver = await open(file);
    expect(driver.get('SELECT ?2 AS second, ?1 AS first, ?2 AS again', 'a', 'b')).toMatchObject({
      first: 'a',
      second: 'b',
      again: 'b',
    });
    driver.close();
  });

  test('throws what SQLite says', async () => {
    const driver = await open(file);
    expect(() => driver.get('SELECT * FROM missing')).toThrow(/no such table/);
    driver.close();
  });

  test('lets go of the file when it is closed, though statements were prepared', async () => {
    for (let round = 0; round < 3; round++) {
      const driver = await open(file);
      openSchema(driver, file);
      expect(driver.get('SELECT count(*) AS events FROM events')).toMatchObject({ events: 0 });
      driver.close();
    }
  });

  test('is durable and has the file for itself', async () => {
    const driver = await open(file);
    openSchema(driver, file);
    expect(driver.get('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' });
    expect(driver.get('PRAGMA synchronous')).toMatchObject({ synchronous: 2 });
    const other = await open(file);
    expect(() => {
      openSchema(other, file);
    }).toThrow(/in use by another process/);
    other.close();
    driver.close();
  });
});
