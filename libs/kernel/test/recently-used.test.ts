import { describe, expect, test } from '@jest/globals';
import { RecentlyUsed, type Weight } from '../src/index.js';

interface Item extends Weight {
  bytes: number;
}

const keeping = (most: number, mostBytes: number) =>
  new RecentlyUsed<string, Item>({
    most,
    mostBytes,
    weigh: ({ bytes, shared }) => ({ bytes, ...(shared && { shared }) }),
  });

describe('the values used last', () => {
  test('are kept as far as their number goes; what was looked at was used', () => {
    const kept = keeping(2, 100);
    kept.set('a', { bytes: 1 });
    kept.set('b', { bytes: 1 });
    kept.get('a');
    kept.set('c', { bytes: 1 });
    expect(['a', 'b', 'c'].map((key) => kept.peek(key) !== undefined)).toEqual([true, false, true]);
  });

  test('are kept as far as their bytes go, and the last one whatever it takes', () => {
    const kept = keeping(10, 100);
    kept.set('a', { bytes: 60 });
    kept.set('b', { bytes: 60 });
    expect([kept.peek('a'), kept.bytes]).toEqual([undefined, 60]);
    kept.set('c', { bytes: 500 });
    expect([kept.size, kept.bytes]).toEqual([1, 500]);
  });

  test('count a part that they share once, as long as one of them has it', () => {
    const kept = keeping(10, 1000);
    const part = {};
    kept.set('a', { bytes: 1, shared: { part, bytes: 100 } });
    kept.set('b', { bytes: 1, shared: { part, bytes: 100 } });
    expect(kept.bytes).toBe(102);
    kept.delete('a');
    expect(kept.bytes).toBe(101);
    kept.delete('b');
    kept.delete('b');
    expect(kept.bytes).toBe(0);
  });

  test('are weighed again when they are used: one that has grown makes room for itself', () => {
    const kept = keeping(10, 100);
    const grows = { bytes: 10 };
    kept.set('a', { bytes: 50 });
    kept.set('b', grows);
    grows.bytes = 90;
    kept.get('b');
    expect([kept.peek('a'), kept.bytes]).toEqual([undefined, 90]);
    kept.clear();
    expect([kept.size, kept.bytes]).toEqual([0, 0]);
  });
});
