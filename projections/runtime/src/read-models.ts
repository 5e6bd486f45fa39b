import {
  isDamage,
  openSqliteDriver,
  type SqliteDriver,
  type SqliteRow,
  type SqliteValue,
} from '@stacktrail/event-store';
import { bytesAtOnce, removeBeside, Seal, sealedState, setAside } from './sealed-file.js';

/** The name of read models that no file holds. */
export const IN_MEMORY = ':memory:';

/** Marks the file as read models of this project, https://www.sqlite.org/pragma.html#pragma_application_id: "STRM". */
const APPLICATION_ID = 0x53_54_52_4d;

/**
 * The file contains something other than read models. Read models can be made again from the events, but other data
 * can't.
 */
export class UnreadableReadModels extends Error {
  override readonly name = 'UnreadableReadModels';

  constructor(readonly file: string) {
    super(`${file} is not a file of read models. Name another one: it will be made and filled from the events.`);
  }
}

/** The file was damaged while it was in use. It is made again from the events when the process starts next. */
export class ReadModelsDamaged extends Error {
  override readonly name = 'ReadModelsDamaged';

  constructor(file: string, cause: unknown) {
    super(`The read models in ${file} are damaged: ${String(cause)}`, { cause });
  }
}

/** Another process has the file. */
export class ReadModelsInUse extends Error {
  override readonly name = 'ReadModelsInUse';

  constructor(readonly file: string) {
    super(`The read models in ${file} are in use by another process. Stop that process, or name another file.`);
  }
}

type OnDoubt = (why: string) => void;

/**
 * The read models of this process: one SQLite file, or memory. Everything in it follows from the events, so the file
 * may be deleted while no process has it open.
 */
export class ReadModels {
  /** `null` where the file isn't one that a later process goes on with. */
  private seal: Seal | null = null;

  private constructor(
    private readonly driver: SqliteDriver,
    private readonly file: string,
    /** Is told why something in it is made again from the events. */
    readonly onDoubt: OnDoubt,
  ) {}

  /**
   * Opens a file that has not changed since a process sealed it; any other is made anew, and filled from the events.
   *
   * @param onDoubt is told why a file was not trusted
   * @param mostInLog how many bytes the write-ahead log may have before they are put into the file
   * @throws as {@link open}
   */
  static async openSealed(
    file: string,
    onDoubt: OnDoubt = () => undefined,
    mostInLog = bytesAtOnce,
  ): Promise<ReadModels> {
    if (file === IN_MEMORY) return ReadModels.open(file, onDoubt);
    await ReadModels.setAsideUnlessTrusted(file, onDoubt);
    const models = await ReadModels.open(file, onDoubt);
    models.seal = new Seal(file, models.driver, mostInLog, () =>
      onDoubt(`The file of read models ${file} has changed while it was in use: it is made again at the next start`),
    );
    return models;
  }

  private static async setAsideUnlessTrusted(file: string, onDoubt: OnDoubt): Promise<void> {
    const state = await sealedState(file);
    if (state === 'new') await removeBeside(file);
    if (state === 'new' || state === 'sealed') return;
    const wasOne = await ReadModels.wasOne(file);
    if (!wasOne && state === 'unsealed') throw new UnreadableReadModels(file);
    await setAside(file);
    const why = state === 'changed' ? 'has changed since it was sealed' : 'has no seal';
    onDoubt(`The file of read models ${file} ${why}: it is made again from the events`);
  }

  /** Whether a file looks like one of read models. @throws ReadModelsInUse if another process has it */
  private static async wasOne(file: string): Promise<boolean> {
    try {
      (await ReadModels.open(file)).close();
      return true;
    } catch (error) {
      if (error instanceof ReadModelsInUse) throw error;
      return isDamage(error);
    }
  }

  /**
   * Opens the file so that only this process uses it, or makes it.
   *
   * @param file its path, or `:memory:`
   * @throws EventStoreUnavailable if it can't be opened
   * @throws UnreadableReadModels if it is something else
   * @throws ReadModelsInUse if another process has it
   */
  static async open(file: string, onDoubt: OnDoubt = () => undefined): Promise<ReadModels> {
    const driver = await openSqliteDriver(file);
    try {
      driver.exec('PRAGMA locking_mode = EXCLUSIVE');
      const { tables } = driver.get('SELECT count(*) AS tables FROM sqlite_schema') ?? {};
      const { application_id: application } = driver.get('PRAGMA application_id') ?? {};
      if (tables !== 0 && application !== APPLICATION_ID) throw new UnreadableReadModels(file);
      if (tables === 0) driver.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
      // What a power failure loses is folded again from the events, so a commit needn't wait for the disk.
      driver.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    } catch (error) {
      driver.close();
      throw inWords(error, file);
    }
    return new ReadModels(driver, file, onDoubt);
  }

  exec(sql: string): void {
    this.guarded(() => this.driver.exec(sql));
  }

  run(sql: string, ...values: readonly SqliteValue[]): void {
    this.guarded(() => this.driver.run(sql, ...values));
  }

  /** The first row of a query; a list is asked for as one JSON value. */
  get(sql: string, ...values: readonly SqliteValue[]): SqliteRow | undefined {
    return this.guarded(() => this.driver.get(sql, ...values));
  }

  /** Runs work in a transaction, which is rolled back where it throws. */
  transaction<T>(work: () => T): T {
    const result = this.bracketed('BEGIN IMMEDIATE', work, 'COMMIT', 'ROLLBACK');
    this.seal?.committed();
    return result;
  }

  /** Runs work in a savepoint of the transaction: where it throws, only its own changes are undone. */
  part<T>(work: () => T): T {
    return this.bracketed('SAVEPOINT part', work, 'RELEASE part', 'ROLLBACK TO part; RELEASE part');
  }

  close(): void {
    this.seal?.break();
    this.driver.close();
  }

  /** Closes the file and seals it, so that the next process can tell whether it is still the same. */
  async closeSealed(): Promise<void> {
    if (this.seal === null) this.close();
    else await this.seal.close(() => this.driver.close()).catch(() => undefined);
  }

  private guarded<T>(work: () => T): T {
    if (this.seal?.isBroken === true) throw new ReadModelsDamaged(this.file, 'that was found before');
    try {
      return work();
    } catch (error) {
      if (!isDamage(error)) throw error;
      this.seal?.break();
      throw new ReadModelsDamaged(this.file, error);
    }
  }

  private bracketed<T>(begin: string, work: () => T, end: string, undo: string): T {
    this.driver.exec(begin);
    try {
      const result = work();
      this.driver.exec(end);
      return result;
    } catch (error) {
      this.driver.exec(undo);
      throw error;
    }
  }
}

/** An error of a driver as one of ours. Each driver has its own classes of errors, but all have SQLite's texts. */
function inWords(error: unknown, file: string): unknown {
  const words = String(error);
  if (words.includes('not a database')) return new UnreadableReadModels(file);
  return words.includes('database is locked') ? new ReadModelsInUse(file) : error;
}

/** Where the read models of an event store lie by default: beside its file, or in memory where it has none. */
export function readModelsBeside(storeUri: string): string {
  const file = /^sqlite:(?<file>.+)$/s.exec(storeUri)?.groups?.['file'];
  return file === undefined ? ':memory:' : `${file.replace(/\.[^./\\]*$/, '')}.read.sqlite`;
}
