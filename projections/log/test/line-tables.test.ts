import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Revision } from '@stacktrail/game-events';
import { ModelTables, ReadModels } from '@stacktrail/projection-runtime';
import { addLines, lastLine, lineSchema, linesBetween } from '../src/line-tables.js';
import type { StoredLine } from '../src/log-line.js';

const line = (revision: number, type: StoredLine['type'] = 'ObjectMoved', game = 'one'): StoredLine => ({
  game,
  revision: revision as Revision,
  type,
  rule: '121.1',
  turn: 1,
  step: 'draw',
  player: null,
  decidedBy: null,
  causes: [],
  repeats: null,
  recordedAt: '2025-06-06T00:00:00.000Z',
  text: `Alice draws card ${revision}.`,
  differencesToday: [],
  others: null,
  revertsTo: null,
});

describe('the lines of a log', () => {
  let models: ReadModels;
  let tables: ModelTables;
  beforeEach(async () => {
    models = await ReadModels.open(':memory:');
    tables = new ModelTables(models, 'log', 1);
    tables.create(lineSchema);
  });
  afterEach(() => models.close());

  const rows = (): number => Number(tables.get('SELECT count(*) AS count FROM {lines}')?.['count']);
  const packs = (): number => Number(tables.get('SELECT count(*) AS count FROM {packs}')?.['count']);

  /** Adds lines 0 to `count - 1`, so many at a time, but for a gap where a damaged event has no line. */
  const add = (count: number, sizes: readonly number[], gap = -1): readonly StoredLine[] => {
    const lines = Array.from({ length: count }, (_, revision) => line(revision)).filter(
      (each) => each.revision !== gap,
    );
    for (let from = 0, round = 0; from < lines.length; round++) {
      const size = sizes[round % sizes.length] ?? 1;
      addLines(tables, lines.slice(from, from + size));
      from += size;
    }
    return lines;
  };

  test('are packed 256 at a time, and read as they were added, whichever stretch is asked for', () => {
    const lines = add(900, [1, 5, 256, 17, 300], 300);
    expect({ packs: packs(), rows: rows() }).toEqual({ packs: 3, rows: 899 - 3 * 256 });
    expect(linesBetween(tables, 'one', 0, 899, Infinity)).toEqual(lines);
    for (const [from, to, limit] of [
      [0, 899, 200],
      [250, 262, 100],
      [255, 600, 30],
      [257, 257, 1],
      [299, 301, 9],
      [760, 820, 40],
      [890, 2000, 40],
      [900, 2000, 40],
    ] as const) {
      const wanted = lines.filter(({ revision }) => revision >= from && revision <= to).slice(0, limit);
      expect({ from, to, lines: linesBetween(tables, 'one', from, to, limit) }).toEqual({ from, to, lines: wanted });
    }
    expect(lastLine(tables, 'one')).toBe(899);
  });

  test('of a game that has ended are packed to the last one; those that come after it stand in rows', () => {
    const lines = [...add(300, [7]), line(300, 'GameEnded')];
    addLines(tables, lines.slice(300));
    expect({ packs: packs(), rows: rows(), last: lastLine(tables, 'one') }).toEqual({ packs: 2, rows: 0, last: 300 });
    addLines(tables, [line(301)]);
    expect(linesBetween(tables, 'one', 298, 400, 10)).toEqual([...lines.slice(298), line(301)]);
  });

  test('of one game are not those of another', () => {
    add(256, [256]);
    addLines(tables, [line(0, 'ObjectMoved', 'other')]);
    expect(linesBetween(tables, 'other', 0, 999, 10)).toEqual([line(0, 'ObjectMoved', 'other')]);
    expect(lastLine(tables, 'none')).toBe(-1);
  });
});
