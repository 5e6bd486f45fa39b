import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { ProjectionRunner, ReadModels, ReadModelsInUse, UnreadableReadModels } from '../src/index.js';
import { rightTotals, Sums, tally, totals, untilSealed } from './tally.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const flips = Number(process.env['STACKTRAIL_FLIPS'] ?? 40);

describe('a file of read models that was closed', () => {
  let folder: string;
  let file: string;
  let store: MemoryEventStore;
  let doubts: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-models-'));
    file = join(folder, 'models.sqlite');
    store = new MemoryEventStore();
    doubts = [];
    const sums = new Sums(store);
    for (let i = 0; i < 60; i++) await sums.add(`${i % 7}`, i, i + 1);
    await use(() => Promise.resolve());
    doubts = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Opens the file as a server does, waits until the read model is whole, and closes it. @returns how much was folded */
  async function use(check: (runner: ReturnType<typeof start>['runner']) => Promise<void>): Promise<number> {
    const models = await ReadModels.openSealed(file, (why) => doubts.push(why));
    const { runner, folded } = start(models);
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await check(runner);
    await runner.stop();
    await models.closeSealed();
    return folded();
  }

  function start(models: ReadModels) {
    let count = 0;
    const projection = tally({ onFold: () => (count += 1) });
    return { runner: ProjectionRunner.start({ projection, store, models }), folded: () => count };
  }

  test('is read on where nothing has changed', async () => {
    expect(await use(() => Promise.resolve())).toBe(0);
    expect(doubts).toEqual([]);
    expect((await readdir(folder)).sort()).toEqual(['models.sqlite', 'models.sqlite-seal']);
  });

  test(`is made anew wherever a bit of it has flipped, and tells nothing wrong: ${flips} flips`, async () => {
    const whole = await readFile(file);
    const sealed = await readFile(`${file}-seal`);
    const chance = Prng.from('flips of read models');
    for (let flip = 0; flip < flips; flip++) {
      const bytes = Buffer.from(whole);
      const at = chance.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
      await writeFile(file, bytes);
      await writeFile(`${file}-seal`, sealed);
      doubts = [];
      expect({ at, folded: await use(() => Promise.resolve()) }).toEqual({ at, folded: 120 });
      expect(doubts).toEqual([expect.stringContaining('has changed')]);
    }
  });

  test('is made anew where it was cut off, or its seal is damaged or gone', async () => {
    const { size } = await stat(file);
    for (const length of [0, 1, 50, 4096, size - 4096, size - 1]) {
      await truncate(file, length);
      expect(await use(() => Promise.resolve())).toBe(120);
    }
    await writeFile(`${file}-seal`, 'nonsense');
    expect(await use(() => Promise.resolve())).toBe(120);
    await rm(`${file}-seal`);
    expect(await use(() => Promise.resolve())).toBe(120);
    expect(doubts).toHaveLength(8);
  });

  test('belongs to one opener: the next one leaves it alone', async () => {
    const models = await ReadModels.openSealed(file);
    await untilSealed(file);
    await expect(ReadModels.openSealed(file)).rejects.toBeInstanceOf(ReadModelsInUse);
    expect(await readdir(folder)).toEqual(expect.not.arrayContaining(['models.sqlite.set-aside']));
    expect(await readdir(folder)).toContain('models.sqlite-seal');
    await models.closeSealed();
    expect(await use(() => Promise.resolve())).toBe(0);
  });

  test('is not taken for one where it is something else', async () => {
    file = join(folder, 'notes.txt');
    await writeFile(file, 'no database at all, and long enough to be looked at as one');
    await expect(ReadModels.openSealed(file)).rejects.toBeInstanceOf(UnreadableReadModels);
    expect((await readFile(file)).toString()).toContain('no database at all');
  });
});
