import { copyFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { Prng } from '@stacktrail/kernel';
import { ProjectionRunner, ReadModels, ReadModelsDamaged } from '../src/index.js';
import { rightTotals, Sums, tally, totals, untilSealed } from './tally.js';

/** `STACKTRAIL_FLIPS=300` is the long form. */
const flips = Number(process.env['STACKTRAIL_FLIPS'] ?? 40);
const endings = ['', '-wal', '-seal'];

describe('read models of a process that was killed', () => {
  let folder: string;
  let file: string;
  let sums: Sums;
  let doubts: string[];
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'killed-'));
    file = join(folder, 'models.sqlite');
    sums = new Sums(new MemoryEventStore());
    doubts = [];
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** Leaves in another place what the disk would hold if the process were killed now. */
  function image(from: string, to: string): void {
    for (const ending of endings) {
      rmSync(to + ending, { force: true });
      if (existsSync(from + ending)) copyFileSync(from + ending, to + ending);
    }
  }

  interface Found {
    /** How many of the events were in the read model as it was opened. */
    readonly kept: number;
  }

  /** Opens what is left as the next process does, and finds everything right. */
  async function openLeft(left: string): Promise<Found> {
    doubts = [];
    const models = await ReadModels.openSealed(left, (why) => doubts.push(why));
    const runner = ProjectionRunner.start({ projection: tally(), store: sums.store, models });
    const kept = totals(runner.tables).reduce((sum, { revision }) => sum + revision + 1, 0);
    await runner.whenCaughtUp();
    expect(totals(runner.tables)).toEqual(await rightTotals(sums.store));
    await runner.stop();
    await models.closeSealed();
    return { kept };
  }

  /**
   * Takes in events one after another.
   *
   * @param mostInLog how much the write-ahead log may hold, in bytes
   * @param goesOn is asked when so many are in the read model, and again once the file has a seal
   */
  async function takeIn(mostInLog: number, goesOn: (taken: number) => boolean): Promise<void> {
    const models = await ReadModels.openSealed(file, undefined, mostInLog);
    const runner = ProjectionRunner.start({ projection: tally(), store: sums.store, models });
    let taken = 0;
    do {
      await runner.waitFor((await sums.add(`${taken % 5}`, ++taken)).position);
      goesOn(taken);
      await untilSealed(file);
    } while (goesOn(taken));
    await runner.stop();
    await models.closeSealed();
  }

  test.each([
    ['before anything was put into the file', 16 * 1024 * 1024],
    ['however often something was put into the file', 32 * 1024],
    ['where all is put into the file at once', 1],
  ])('are read on with all that was committed, %s', async (_, mostInLog) => {
    const images: { readonly left: string; readonly taken: number; readonly sealed: boolean }[] = [];
    await takeIn(mostInLog, (taken) => {
      const left = join(folder, `killed-${images.length}.sqlite`);
      image(file, left);
      images.push({ left, taken, sealed: existsSync(`${left}-seal`) });
      return taken < 40;
    });
    for (const { left, taken, sealed } of images) {
      const { kept } = await openLeft(left);
      expect({ taken, kept, doubts: doubts.length }).toEqual({
        taken,
        kept: sealed ? taken : 0,
        doubts: sealed ? 0 : 1,
      });
    }
    expect(images.filter(({ sealed }) => sealed).length).toBeGreaterThanOrEqual(40);
  });

  describe('and damaged', () => {
    let killed: string;
    const left = (): string => join(folder, 'left.sqlite');
    beforeEach(async () => {
      killed = join(folder, 'killed.sqlite');
      // Some of it is in the file, some in its log alone.
      const hasMuch = (ending: string): boolean => statSync(file + ending).size > 20_000;
      await takeIn(64 * 1024, () => {
        if (!existsSync(`${file}-seal`) || !hasMuch('') || !hasMuch('-wal')) return true;
        image(file, killed);
        return false;
      });
    });

    test.each([
      ['its write-ahead log', '-wal'],
      ['the file', ''],
      ['the seal', '-seal'],
    ])(`tell nothing wrong wherever a bit of %s has flipped: ${flips} flips`, async (_, ending) => {
      const whole = readFileSync(killed + ending);
      const chance = Prng.from(`flips of ${ending}`);
      for (let flip = 0; flip < flips; flip++) {
        image(killed, left());
        const bytes = Buffer.from(whole);
        const at = chance.below(bytes.length);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << chance.below(8));
        writeFileSync(left() + ending, bytes);
        await openLeft(left());
        expect({ at, doubts: doubts.length }).toEqual({ at, doubts: ending === '-wal' ? 0 : 1 });
      }
    });

    test('tell nothing wrong wherever the write-ahead log was cut off, or where it is gone', async () => {
      const { length } = readFileSync(`${killed}-wal`);
      for (let size = 0; size < length; size += Math.ceil(length / 40)) {
        image(killed, left());
        await truncate(`${left()}-wal`, size);
        await openLeft(left());
        expect(doubts).toEqual([]);
      }
    });
  });

  test('are used no more, and made anew, where the file was damaged while it was in use', async () => {
    const models = await ReadModels.openSealed(file, (why) => doubts.push(why), 64 * 1024);
    const runner = ProjectionRunner.start({ projection: tally(), store: sums.store, models });
    await untilSealed(file);
    let i = 0;
    const addOne = async (): Promise<void> => {
      const { position } = await sums.add(`${i % 5}`, ++i);
      // Once the damage is found nothing more is taken in.
      await runner.waitFor(position, 500).catch(() => undefined);
    };
    await addOne();
    const bytes = readFileSync(file);
    bytes[bytes.length - 1] = 1;
    writeFileSync(file, bytes);
    while (doubts.length === 0 && i < 2_000) await addOne();
    expect(doubts).toEqual([expect.stringMatching(/has changed while it was in use/)]);
    expect(() => totals(runner.tables)).toThrow(ReadModelsDamaged);
    await runner.stop();
    await models.closeSealed();
    expect((await openLeft(file)).kept).toBe(0);
  });
});
