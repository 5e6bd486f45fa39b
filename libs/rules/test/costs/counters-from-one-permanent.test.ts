import { describe, expect, test } from '@jest/globals';
import { artifact } from '@stacktrail/card-tree';
import { countersOn } from '@stacktrail/game-state';
import { alice, bear, number, position, readCard, select, Table } from '@stacktrail/test-kit';

const text = '{T}, Remove X counters from a creature you control: You gain X life.';

function withCounters(...each: readonly Readonly<Record<string, number>>[]) {
  const p = position();
  const relic = p.battlefield(alice, readCard(artifact('Relic', '{2}', []), text));
  const bears = each.map((counters) => p.battlefield(alice, bear, { counters }));
  return { table: new Table(p), relic, bears };
}

describe('CR 118.3, 601.2h: counters that are all removed from one permanent', () => {
  test('the payer chooses among those with so many', () => {
    const { table, relic, bears } = withCounters({ charge: 2 }, { charge: 3 }, { charge: 1 });
    table.activate(relic, number(2));
    if (table.question.form !== 'select') throw new Error(table.question.form);
    expect(table.question.candidates.map(({ id }) => id)).toEqual(bears.slice(0, 2));
    table.answer(select(bears[1]!));
    table.passAll();
    expect(bears.map((id) => countersOn(table.object(id), 'charge'))).toEqual([2, 1, 1]);
    expect(table.life(alice)).toBe(22);
  });

  test('no permanent has so many: the cost can’t be paid, although all together have', () => {
    const { table, relic } = withCounters({ charge: 2 }, { charge: 3 });
    table.activate(relic, number(4));
    expect(table.reversed?.rule).toMatch(/^(601|602|118)/);
    expect(table.object(relic).tapped).toBe(false);
  });
});
