import { describe, expect, test } from '@jest/globals';
import { EventStoreUnavailable, WrongExpectedRevision } from '../src/errors.js';
import type { SqliteDriver } from '../src/sqlite/sqlite-driver.js';
import { freshStream } from '../src/contract/sample-events.js';
import { GroupCommit } from '../src/sqlite/group-commit.js';

/** Writes down what it is asked, and fails if it is told to. */
class LoggingDriver implements SqliteDriver {
  readonly log: string[] = [];
  failAt: string | undefined;

  exec(sql: string): void {
    this.log.push(sql);
    if (sql === this.failAt) throw new Error('disk I/O error');
  }

  run(sql: string): number {
    this.exec(sql);
    return 0;
  }

  get(): undefined {
    return undefined;
  }

  close(): void {
    this.log.push('close');
  }
}

describe('group commit', () => {
  test('gives the writes of one turn one transaction, and each a savepoint', async () => {
    const driver = new LoggingDriver();
    let commits = 0;
    const queue = new GroupCommit(driver, () => commits++);
    expect(await Promise.all([1, 2].map((number) => queue.write(() => number)))).toEqual([1, 2]);
    const savepoint = ['SAVEPOINT write', 'RELEASE write'];
    expect(driver.log).toEqual(['BEGIN IMMEDIATE', ...savepoint, ...savepoint, 'COMMIT']);
    expect(commits).toBe(1);
  });

  test('acknowledges nothing before the commit', async () => {
    const driver = new LoggingDriver();
    const queue = new GroupCommit(driver, () => undefined);
    await queue.write(() => undefined).then(() => driver.log.push('acknowledged'));
    expect(driver.log.indexOf('acknowledged')).toBeGreaterThan(driver.log.indexOf('COMMIT'));
  });

  test('takes back a write that is refused, and commits the others', async () => {
    const driver = new LoggingDriver();
    const queue = new GroupCommit(driver, () => undefined);
    const refusal = new WrongExpectedRevision(freshStream(), 'noStream', 'noStream');
    const refused = queue.write(() => {
      throw refusal;
    });
    const other = queue.write(() => 'stored');
    await expect(refused).rejects.toBe(refusal);
    expect(await other).toBe('stored');
    expect(driver.log.slice(1, 4)).toEqual(['SAVEPOINT write', 'ROLLBACK TO write', 'RELEASE write']);
    expect(driver.log.at(-1)).toBe('COMMIT');
  });

  test.each(['BEGIN IMMEDIATE', 'SAVEPOINT write', 'COMMIT'])('fails every write where %s fails', async (statement) => {
    const driver = new LoggingDriver();
    driver.failAt = statement;
    let commits = 0;
    const queue = new GroupCommit(driver, () => commits++);
    const outcomes = await Promise.allSettled([queue.write(() => 1), queue.write(() => 2)]);
    expect(outcomes.map((outcome) => outcome.status === 'rejected' && (outcome.reason as unknown))).toEqual([
      expect.any(EventStoreUnavailable),
      expect.any(EventStoreUnavailable),
    ]);
    expect(driver.log.at(-1)).toBe('ROLLBACK');
    expect(commits).toBe(0);
    driver.failAt = undefined;
    expect(await queue.write(() => 3)).toBe(3);
  });

  test('splits a crowd over several transactions, in order', async () => {
    const driver = new LoggingDriver();
    const queue = new GroupCommit(driver, () => undefined);
    const order: number[] = [];
    await Promise.all(Array.from({ length: 1200 }, (_, number) => queue.write(() => order.push(number))));
    expect(order).toEqual(Array.from({ length: 1200 }, (_, number) => number));
    expect(driver.log.filter((sql) => sql === 'COMMIT')).toHaveLength(3);
  });

  test('commits at once what is waiting when it is flushed', async () => {
    const driver = new LoggingDriver();
    const queue = new GroupCommit(driver, () => undefined);
    const write = queue.write(() => 'stored');
    queue.flush();
    expect(driver.log.at(-1)).toBe('COMMIT');
    expect(await write).toBe('stored');
  });
});
