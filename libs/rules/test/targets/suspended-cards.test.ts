import { describe, expect, test } from '@jest/globals';
import { creature, instant, suspend } from '@stacktrail/card-tree';
import { alice, bear, position, readCard, select, Table } from '@stacktrail/test-kit';

const suspended = creature('Sleeper', '{R}', [], 1, 1, suspend(3, '{R}'));
const charm = readCard(instant('Charm', ''), 'Remove two time counters from target permanent or suspended card.');

function countersLeft(details: { readonly counters?: Readonly<Record<string, number>> }): number {
  const p = position();
  const sleeper = p.exile(alice, suspended, details);
  p.battlefield(alice, bear, { counters: { time: 2 } });
  const spell = p.hand(alice, charm);
  const table = new Table(p);
  table.cast(spell, select(sleeper));
  table.passAll();
  return table.object(sleeper).counters.find(({ kind }) => kind === 'time')?.count ?? 0;
}

describe('CR 115.2, 702.62b: a permanent or a suspended card', () => {
  test('a card in exile with suspend and a time counter is a legal target', () => {
    expect(countersLeft({ counters: { time: 5 } })).toBe(3);
  });

  test('without a time counter it isn’t', () => {
    expect(() => countersLeft({})).toThrow();
  });

  test('a permanent is one, too', () => {
    const p = position();
    const target = p.battlefield(alice, bear, { counters: { time: 2 } });
    p.exile(alice, suspended, { counters: { time: 1 } });
    const spell = p.hand(alice, charm);
    const table = new Table(p);
    table.cast(spell, select(target));
    table.passAll();
    expect(table.object(target).counters).toEqual([]);
  });
});
