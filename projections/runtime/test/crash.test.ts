import { copyFileSync, existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MemoryEventStore } from '@stacktrail/event-store';
import { ProjectionRunner, ReadModels } from '../src/index.js';
import { rightTotals, Sums, tally, totals } from './tally.js';

describe('a process that dies', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'read-models-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  /** What the disk would hold if the process died now: the file and its write-ahead log. */
  const image = (name: string): string => {
    const copy = join(folder, `${name}.sqlite`);
    for (const part of ['', '-wal']) {
      const original = join(folder, `models.sqlite${part}`);
      if (existsSync(original)) copyFileSync(original, copy + part);
    }
    return copy;
  };

  test('between the read model and the checkpoint leaves neither without the other', async () => {
    const store = new MemoryEventStore();
    const sums = new Sums(store);
    const models = await ReadModels.open(join(folder, 'models.sqlite'));
    const images: string[] = [];
    const onWrite = (): void => void images.push(image(`image-${images.length}`));
    const runner = ProjectionRunner.start({ projection: tally({ onWrite }), store, models });
    for (let i = 0; i < 12; i++) {
      const { position } = await sums.add(`${i % 3}`, i, i + 1);
      await runner.waitFor(position);
    }
    await runner.stop();
    models.close();
    expect(images.length).toBeGreaterThanOrEqual(12);
    for (const [i, file] of images.entries()) {
      const survived = await ReadModels.open(file);
      const refolded: string[] = [];
      const onFold = (stream: string, revision: number): void => void refolded.push(`${stream} ${revision}`);
      const next = ProjectionRunner.start({ projection: tally({ onFold }), store, models: survived });
      for (const { stream, revision } of totals(next.tables)) expect(next.revisionOf(stream as never)).toBe(revision);
      // The batch under way when it died is not there: no more than what was committed before it.
      expect(totals(next.tables).reduce((sum, { revision }) => sum + revision + 1, 0)).toBe(2 * i);
      await next.whenCaughtUp();
      expect(totals(next.tables)).toEqual(await rightTotals(store));
      expect(refolded.length).toBeGreaterThanOrEqual(24 - 2 * i);
      await next.stop();
      survived.close();
    }
    await store.close();
  });
});
