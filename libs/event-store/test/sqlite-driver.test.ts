import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SqliteDriver, DriverOptions } from '../src/sqlite/sqlite-driver.js';
import { libsqlDriver } from '../src/sqlite/libsql-driver.js';
import { nodeSqliteDriver } from '../src/sqlite/node-sqlite-driver.js';
import { openSchema } from '../src/sqlite/schema.js';
import { temporaryFolder } from './stores/sqlite-store.js';

const hasNodeSqlite = process.getBuiltinModule('node:sqlite') !== undefined;

type OpenDriver = (file: string, options?: DriverOptions) => Promise<SqliteDriver>;

const openNodeSqlite: OpenDriver = async (file, options) => nodeSqliteDriver(file, options) as SqliteDriver;

const drivers: readonly (readonly [string, OpenDriver])[] = [
  ['libsql', libsqlDriver],
  ...(hasNodeSqlite ? [['node:sqlite', openNodeSqlite] as const] : []),
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

  test('rounds a number that JavaScript can not count to', async () => {
    const driver = await open(file);
    expect(driver.get('SELECT 9223372036854775807 AS most, -9007199254740993 AS less, 7 AS few')).toMatchObject({
      most: 2 ** 63,
      less: -(2 ** 53),
      few: 7,
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

  test('is durable', async () => {
    const driver = await open(file);
    openSchema(driver, file);
    expect(driver.get('PRAGMA journal_mode')).toMatchObject({ journal_mode: 'wal' });
    expect(driver.get('PRAGMA synchronous')).toMatchObject({ synchronous: 2 });
    driver.close();
  });

  test('gives a text that is not UTF-8 as the bytes that it is made of', async () => {
    const driver = await open(file);
    const row = driver.get(`SELECT CAST(CAST(x'61ff00620a' AS TEXT) AS BLOB) AS bytes`);
    expect(Buffer.from(row?.bytes as Uint8Array).toString('hex')).toBe('61ff00620a');
    driver.close();
  });

  test('uses a statement again after it has failed', async () => {
    const driver = await open(file);
    driver.exec('CREATE TABLE t (a INTEGER PRIMARY KEY)');
    const insert = (number: number): number => driver.run('INSERT INTO t VALUES (?)', number);
    insert(1);
    expect(() => insert(1)).toThrow(/UNIQUE/);
    expect(insert(2)).toBe(2);
    driver.close();
  });

  test('opened to be read writes nothing and makes no file', async () => {
    const opening = async (): Promise<void> => {
      const driver = await open(file, { readOnly: true });
      driver.get('SELECT count(*) AS tables FROM sqlite_schema');
    };
    await expect(opening()).rejects.toThrow();
    expect(existsSync(file)).toBe(false);
    const writer = await open(file);
    writer.exec('CREATE TABLE t (a INTEGER); INSERT INTO t VALUES (7)');
    writer.close();
    for (const readOnly of [true, 'immutable'] as const) {
      const reader = await open(file, { readOnly });
      expect(reader.get('SELECT a FROM t')).toMatchObject({ a: 7 });
      expect(() => reader.run('INSERT INTO t VALUES (8)')).toThrow(/readonly/);
      reader.close();
    }
  });
});
