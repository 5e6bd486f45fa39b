import { describe, expect, test } from '@jest/globals';
import { asyncIterable, withEnd } from '../src/async-iterable.js';

/** Three items; says where it is begun and where it ends, however that comes. */
function* three(told: string[], fails = false): Generator<number> {
  told.push('begun');
  try {
    yield 1;
    yield 2;
    if (fails) throw new Error('broken');
    yield 3;
  } finally {
    told.push('over');
  }
}

async function taken(from: AsyncIterable<number>, most = Infinity): Promise<readonly number[]> {
  const items: number[] = [];
  for await (const item of from) if (items.push(item) >= most) break;
  return items;
}

describe('an iterable as promises', () => {
  test('gives all items, and begins as the first is asked for', async () => {
    const told: string[] = [];
    const items = asyncIterable(() => three(told));
    expect(told).toEqual([]);
    expect(await taken(items)).toEqual([1, 2, 3]);
    expect(told).toEqual(['begun', 'over']);
  });

  test('ends where whoever asks stops', async () => {
    const told: string[] = [];
    expect(
      await taken(
        asyncIterable(() => three(told)),
        2,
      ),
    ).toEqual([1, 2]);
    expect(told).toEqual(['begun', 'over']);
  });

  test('that is ended before its first item never begins', async () => {
    const told: string[] = [];
    const items = asyncIterable(() => three(told))[Symbol.asyncIterator]();
    expect(await items.return?.()).toEqual({ done: true, value: undefined });
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(told).toEqual([]);
  });

  test.each([
    [
      'as it begins',
      () =>
        asyncIterable<number>(() => {
          throw new Error('broken');
        }),
    ],
    ['later', () => asyncIterable(() => three([], true))],
  ])('that fails %s is refused', async (_, make) => {
    const items = make();
    await expect(taken(items)).rejects.toThrow('broken');
  });
});

describe('the end of what is given', () => {
  test.each([
    ['all was given', Infinity, false, [null]],
    ['whoever asks has stopped', 1, false, [null]],
    ['it failed', Infinity, true, [{ error: new Error('broken') }]],
  ])('is told once: %s', async (_, most, fails, ends) => {
    const told: unknown[] = [];
    const items = withEnd(
      asyncIterable(() => three([], fails)),
      (failure) => told.push(failure),
    );
    await taken(items, most).catch(() => undefined);
    expect(told).toEqual(ends);
  });
});
