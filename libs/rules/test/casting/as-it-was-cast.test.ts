import { describe, expect, test } from '@jest/globals';
import { creature, gainLife, instant, spell, target, type Effect, type Filter } from '@stacktrail/card-tree';
import { alice, bob, position, Table } from '@stacktrail/test-kit';

const dragons: Filter = { is: 'subtype', subtype: 'Dragon' };
const dragon = creature('Wyrm', '{R}', ['Dragon'], 4, 4);
const effect: Effect = {
  do: 'if',
  condition: { if: 'controlled as cast', filter: dragons },
  then: [gainLife(3)],
};
const hoard = instant('Hoard', '', spell(effect));

describe('CR 601.2i: what the controller of a spell had as they finished casting it', () => {
  test('is known to the spell, whatever becomes of that', () => {
    const p = position();
    const wyrm = p.battlefield(alice, dragon);
    const [card, kill] = [
      p.hand(alice, hoard),
      p.hand(alice, instant('Kill', '', spell(target.creature(), { do: 'destroy', what: target() }))),
    ];
    const table = new Table(p);
    table.cast(card);
    table.cast(kill);
    while (table.stack.length > 0) table.passAll();
    expect([table.zoneOf(wyrm), table.life(alice)]).toEqual(['graveyard', 23]);
  });

  test('what others control is nothing to it', () => {
    const p = position();
    p.battlefield(bob, dragon);
    const card = p.hand(alice, hoard);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.life(alice)).toBe(20);
  });

  test('CR 707.10: a copy isn’t cast', () => {
    const p = position();
    p.battlefield(alice, dragon);
    const copy: Effect = { do: 'copy spell', what: target() };
    const [card, fork] = [p.hand(alice, hoard), p.hand(alice, instant('Fork', '', spell(target.spell(), copy)))];
    const table = new Table(p);
    table.cast(card);
    table.cast(fork);
    while (table.stack.length > 0) table.passAll();
    expect(table.life(alice)).toBe(23);
  });

  test('the permanent that a spell becomes knows it too', () => {
    const p = position();
    p.battlefield(alice, dragon);
    const sentinel = creature('Sentinel', '', ['Human'], 2, 2, {
      kind: 'static',
      effects: [
        {
          static: 'replacement',
          replacement: {
            would: 'enter',
            what: { is: 'this' },
            instead: {
              enters: 'with counters',
              counter: '+1/+1',
              count: 1,
              if: { if: 'controlled as cast', filter: dragons },
            },
          },
        },
      ],
    });
    const card = p.hand(alice, sentinel);
    const table = new Table(p);
    table.cast(card);
    table.passAll();
    expect(table.now(card).counters).toEqual([{ kind: '+1/+1', count: 1 }]);
  });
});
