import { copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { invariant, Prng } from '@stacktrail/kernel';
import { openSqliteDriver, type SqliteDriver } from '../../src/sqlite/sqlite-driver.js';
import type { StreamName } from '../../src/stream-name.js';
import { temporaryFolder } from '../stores/sqlite-store.js';
import type { Reading } from './reader.js';
import { ReadingProcess } from './reading-process.js';

/** `STACKTRAIL_FLIPS=1000` is the long form. */
export const FLIPS = Number(process.env.STACKTRAIL_FLIPS ?? 60);

/** A store's file, what can be read of it, and damaged copies of it. */
export class DamagedFiles {
  #reader: ReadingProcess;
  #before: Reading | undefined;

  private constructor(
    private readonly streams: readonly StreamName[],
    readonly whole: string,
    readonly folder: string,
    private readonly remove: () => Promise<void>,
  ) {
    this.#reader = new ReadingProcess(streams);
  }

  /** @param fill makes the file */
  static async of(streams: readonly StreamName[], fill: (uri: string) => Promise<void>): Promise<DamagedFiles> {
    const { folder, remove } = await temporaryFolder();
    const whole = join(folder, 'whole.sqlite');
    await fill(`sqlite:${whole}`);
    const files = new DamagedFiles(streams, whole, folder, remove);
    files.#before = await files.read(whole);
    return files;
  }

  /** What can be read of the whole file. */
  get before(): Reading {
    invariant(this.#before !== undefined, () => 'the whole file is read as it is made');
    return this.#before;
  }

  /** @throws if the reading process ended over it */
  async read(file: string): Promise<Reading> {
    const reading = await this.#reader.read(file);
    if (reading !== null) return reading;
    this.#reader = new ReadingProcess(this.streams);
    throw new Error(`the process that read ${file} was ended by it`);
  }

  /** Damages a copy through SQLite, and reads it. */
  async damaged<Flip>(damage: (driver: SqliteDriver) => Flip): Promise<{ flip: Flip; after: Reading }> {
    const file = join(this.folder, 'damaged.sqlite');
    await copyFile(this.whole, file);
    const driver = await openSqliteDriver(file);
    const flip = damage(driver);
    driver.close();
    return { flip, after: await this.read(file) };
  }

  /** A copy with a bit flipped. @param isPlace which bytes may be changed */
  async flipped(chance: Prng, isPlace: (bytes: Buffer, at: number) => boolean = () => true): Promise<string> {
    const file = join(this.folder, 'flipped.sqlite');
    await Promise.all(['-wal', '-shm'].map((part) => rm(`${file}${part}`, { force: true })));
    const bytes = await readFile(this.whole);
    let at = chance.below(bytes.length);
    while (!isPlace(bytes, at)) at = chance.below(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
    await writeFile(file, bytes);
    return file;
  }

  /** Nothing is told that was not stored. */
  assertNothingWrong(after: Reading): void {
    const known = new Set([...this.before.log, ...this.before.streams]);
    expect([...after.log, ...after.streams].filter((event) => !known.has(event))).toEqual([]);
    for (const events of [after.log, after.streams]) expect(new Set(events).size).toBe(events.length);
  }

  /** Each event that is missing is named, and whoever reads its stream is told of it. */
  assertLossIsNamed({ log, streams, logDamage, streamDamage }: Reading): void {
    const named = new Set([...logDamage, ...streamDamage].map((each) => `${each.stream} ${each.revision}`));
    const told = new Set(streamDamage.map(({ stream }) => stream));
    const isNamed = (event: string): boolean =>
      named.has(event.slice(0, event.lastIndexOf(' '))) || named.has(`${event.slice(0, event.indexOf(' '))} 0`);
    const missing = (here: readonly string[]): string[] => this.before.log.filter((event) => !here.includes(event));
    expect([...missing(log), ...missing(streams)].filter((event) => !isNamed(event))).toEqual([]);
    expect(missing(streams).filter((event) => !told.has(event.slice(0, event.indexOf(' '))))).toEqual([]);
  }

  async end(): Promise<void> {
    await this.#reader.end();
    await this.remove();
  }
}

/** Flips bits anywhere in a file, each in a copy of its own. @param files is asked when the tests run */
export function flipAnywhere(seed: string, files: () => DamagedFiles): void {
  let readOnes = 0;
  test.each(Array.from({ length: FLIPS }, (_, number) => number))(
    `anywhere in the file cuts nothing off without a word, and ends nothing: number %i of seed “${seed}”`,
    async (number) => {
      const after = await files().read(await files().flipped(Prng.from(`${seed} file ${number}`)));
      if (after.refused !== null) {
        expect(after.refused).toMatch(/^(UnreadableEventStore|EventStoreInUse|EventStoreUnavailable): /);
        return;
      }
      readOnes += 1;
      files().assertNothingWrong(after);
      files().assertLossIsNamed(after);
    },
  );

  test('anywhere in the file leaves most files readable', () => {
    expect(readOnes).toBeGreaterThan(FLIPS / 2);
  });
}
