import { describe, expect, test } from '@jest/globals';
import { tableText } from '../src/output/table-text.js';
import { treeText } from '../src/output/tree-text.js';
import { counted, duration, tally, threeDigits } from '../src/output/words.js';
import { withLabel } from '../src/output/wrap.js';

describe('text', () => {
  test('a tree hangs each branch on what it belongs to', () => {
    const leaf = (text: string) => ({ text, branches: [] });
    const tree = { text: 'a', branches: [{ text: 'b', branches: [leaf('c'), leaf('d')] }, leaf('e')] };
    expect(treeText(tree)).toBe(['a', '├─ b', '│  ├─ c', '│  └─ d', '└─ e'].join('\n'));
  });

  test('a table has columns as wide as their cells, numbers at the right', () => {
    const rows = [
      ['x', '1'],
      ['long', '234'],
    ];
    expect(tableText(['id', 'n'], rows, [1])).toBe(['id      n', 'x       1', 'long  234'].join('\n'));
  });

  test('long lists are broken between items, below the first', () => {
    const items = Array.from({ length: 30 }, (_, i) => `item ${i}`);
    const lines = withLabel('Hand', items, 10).split('\n');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toMatch(/^Hand {6}item 0, item 1,/);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[1]).toMatch(/^ {10}item/);
  });

  test.each([
    [0, '0'],
    [0.01234, '0.0123'],
    [1.236, '1.24'],
    [99.94, '99.9'],
    [1234567, '1,234,567'],
  ])('%d has three digits that mean something: %s', (value, text) => {
    expect(threeDigits(value)).toBe(text);
  });

  test('counts and durations', () => {
    expect([counted(1, 'game'), counted(2000, 'event')]).toEqual(['1 game', '2,000 events']);
    expect([duration(12), duration(12_345)]).toEqual(['12 ms', '12.3 s']);
    expect(tally(['Forest', 'Island', 'Forest'])).toEqual(['Forest ×2', 'Island']);
  });
});

test('what is counted has its plural', () => {
  const words = [counted(1, 'batch'), counted(2, 'batch'), counted(1_000, 'event'), counted(0, 'hidden card')];
  expect(words).toEqual(['1 batch', '2 batches', '1,000 events', '0 hidden cards']);
});
