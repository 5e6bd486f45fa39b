import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import fc from 'fast-check';
import { ProjectionRunner, ReadModels } from '../src/index.js';
import { rightTotals, Sums, tally, totals, type TallyOptions } from './tally.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 15);

describe('a read model that is thrown away', () => {
  let store: MemoryEventStore;
  let sums: Sums;
  let folder: string;
  let file: string;
  let models: ReadModels;
  beforeEach(async () => {
    store = new MemoryEventStore();
    sums = new Sums(store);
    folder = await mkdtemp(join(tmpdir(), 'read-models-'));
    file = join(folder, 'models.sqlite');
    models = await ReadModels.open(file);
  });
  afterEach(async () => {
    models.close();
    await store.close();
    await rm(folder, { recursive: true });
  });
  const start = (options: TallyOptions = {}) => ProjectionRunner.start({ projection: tally(options), store, models });

  test('is the same when it is built again, and is read meanwhile', async () => {
    await sums.add('a', 1, 2, 3);
    await sums.add('b', 4);
    const runner = start();
    await runner.whenCaughtUp();
    const before = totals(runner.tables);
    const rebuilt = runner.rebuild();
    expect(totals(runner.tables)).toEqual(before);
    const { position } = await sums.add('c', 5);
    await rebuilt;
    await runner.waitFor(position);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    expect(runner.revisionOf(sums.stream('a'))).toBe(2);
    await runner.stop();
  });

  test('takes with it what the old one held wrong, and its dead letters', async () => {
    let broken = true;
    await sums.add('a', 1);
    const runner = start({
      onFold: () => {
        if (broken) throw new Error('a bug');
      },
    });
    await runner.whenCaughtUp();
    expect(runner.deadLetters()).toHaveLength(1);
    broken = false;
    await runner.rebuild();
    expect(runner.deadLetters()).toEqual([]);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
  });

  test('is built anew by a projection of another version', async () => {
    await sums.add('a', 1, 2);
    const old = start({ version: 1 });
    await old.whenCaughtUp();
    await old.stop();
    const folded: number[] = [];
    const runner = start({ version: 2, onFold: (_, revision) => folded.push(revision) });
    await runner.whenCaughtUp();
    expect(folded).toEqual([0, 1]);
    expect(totals(runner.tables)).toEqual(await rightTotals(store));
    await runner.stop();
  });

  test('leaves nothing of the old one in the file, also where building was cut off', async () => {
    await sums.add('a', 1);
    const runner = start();
    await runner.whenCaughtUp();
    await runner.rebuild();
    const cutOff = runner.rebuild().catch(() => undefined);
    await runner.stop();
    await cutOff;
    await start().stop();
    const { count } = models.get(`SELECT count(*) AS count FROM sqlite_schema WHERE name LIKE 'tally%totals'`)!;
    expect(count).toBe(1);
  });

  test('equals the incremental one, wherever that was stopped and taken up again', async () => {
    const step = fc.oneof(
      fc.record({
        add: fc.constantFrom('a', 'b', 'c'),
        numbers: fc.array(fc.nat(1000), { minLength: 1, maxLength: 9 }),
      }),
      fc.constantFrom('restart' as const, 'reopen' as const, 'rebuild' as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        store = new MemoryEventStore();
        sums = new Sums(store);
        models.close();
        await rm(file, { force: true });
        models = await ReadModels.open(file);
        let runner = start();
        for (const next of steps) {
          if (typeof next === 'object') await sums.add(next.add, ...next.numbers);
          else if (next === 'rebuild') await runner.rebuild();
          else {
            await runner.stop();
            if (next === 'reopen') {
              models.close();
              models = await ReadModels.open(file);
            }
            runner = start();
          }
        }
        await sums.add('end', 1);
        await runner.waitFor((await sums.add('end', 2)).position);
        const incremental = totals(runner.tables);
        expect(incremental).toEqual(await rightTotals(store));
        await runner.rebuild();
        expect(totals(runner.tables)).toEqual(incremental);
        await runner.stop();
      }),
      { numRuns: runs },
    );
  });
});
