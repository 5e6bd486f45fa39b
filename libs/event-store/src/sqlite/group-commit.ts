import { EventStoreError, EventStoreUnavailable } from '../errors.js';
import type { SqliteDriver } from './sqlite-driver.js';

/** How many writes share a transaction at most, so that the event loop turns in between. */
const LARGEST_GROUP = 512;

interface WaitingWrite {
  /** Does the work within the transaction, and returns what to do once that is committed. */
  attempt(): () => void;
  fail(error: unknown): void;
}

/**
 * Commits the writes of one turn of the event loop together, so that they share the wait for the disk, which is what
 * a durable commit costs. Each stands in a savepoint of its own: one that is refused doesn't touch the others.
 */
export class GroupCommit {
  readonly #waiting: WaitingWrite[] = [];
  #turn: NodeJS.Immediate | undefined;

  /** @param committed is called after each commit */
  constructor(
    private readonly driver: SqliteDriver,
    private readonly committed: () => void,
  ) {}

  /**
   * Runs the work in the next transaction, in the order of these calls.
   * @returns what the work returned, once that is on the disk
   * @throws what the work threw; EventStoreUnavailable where the transaction failed
   */
  write<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      const attempt = (): (() => void) => {
        const result = work();
        return () => {
          resolve(result);
        };
      };
      this.#waiting.push({ attempt, fail: reject });
      this.#schedule();
    });
  }

  /** Commits the waiting writes at once. */
  flush(): void {
    while (this.#waiting.length > 0) this.#commitGroup();
    clearImmediate(this.#turn);
    this.#turn = undefined;
  }

  #schedule(): void {
    this.#turn ??= setImmediate(() => {
      this.#turn = undefined;
      this.#commitGroup();
    });
  }

  #commitGroup(): void {
    const group = this.#waiting.splice(0, LARGEST_GROUP);
    if (this.#waiting.length > 0) this.#schedule();
    try {
      this.driver.exec('BEGIN IMMEDIATE');
      const settlements = group.map((write) => this.#inSavepoint(write));
      this.driver.exec('COMMIT');
      for (const settle of settlements) settle();
    } catch (cause) {
      this.#rollBack();
      for (const write of group) write.fail(unavailable(cause));
      return;
    }
    this.committed();
  }

  #inSavepoint(write: WaitingWrite): () => void {
    this.driver.run('SAVEPOINT write');
    try {
      const settle = write.attempt();
      this.driver.run('RELEASE write');
      return settle;
    } catch (error) {
      this.driver.run('ROLLBACK TO write');
      this.driver.run('RELEASE write');
      return () => {
        write.fail(error instanceof EventStoreError ? error : unavailable(error));
      };
    }
  }

  #rollBack(): void {
    try {
      this.driver.exec('ROLLBACK');
    } catch {
      // A full disk or the like has rolled it back already, https://www.sqlite.org/lang_transaction.html
    }
  }
}

function unavailable(cause: unknown): EventStoreUnavailable {
  return new EventStoreUnavailable(`The event store file couldn't be written: ${String(cause)}`, { cause });
}
