import { describe, expect, test } from '@jest/globals';
import {
  activated,
  artifact,
  cost,
  destroy,
  each,
  creatures,
  artifacts,
  instant,
  spell,
  target,
  triggered,
  gainLife,
  type Effect,
  type Objects,
} from '@stacktrail/card-tree';
import { select, bear, watching, after, alice, bob, position, type Position, Table } from '@stacktrail/test-kit';

const until = (what: Objects): Effect => ({ do: 'phase out', what, until: 'this leaves the battlefield' });
const prison = artifact('Prison', '', [], activated([cost.mana('{0}')], target.creature(), until(target())));
const crush = instant('Crush', '', spell(destroy(each(artifacts))));

describe('CR 610.4: permanents that phase out until an event', () => {
  const scene = (set: (p: Position) => void = () => {}, change: Parameters<typeof position>[0] = () => {}) => {
    const p = position(change);
    const [first, second] = [p.battlefield(alice, prison), p.battlefield(alice, prison)];
    const [mine, his] = [p.battlefield(alice, bear), p.battlefield(bob, bear)];
    const blow = p.hand(alice, crush);
    set(p);
    return { table: new Table(p), first, second, mine, his, blow };
  };
  const phased = (table: Table): number => table.state.phasedOut.length;

  test('CR 610.4, 610.4d: they phase in right after it, those of several effects at the same time', () => {
    const { table, first, second, mine, his, blow } = scene((p) => {
      const both = { is: 'any', of: [creatures] } as const;
      p.battlefield(
        alice,
        watching('Watch', triggered({ on: 'becomes', what: both, state: 'phased in', oneOrMore: true }, gainLife(1))),
      );
    });
    table.activate(first, select(mine));
    table.passAll();
    table.activate(second);
    if (table.question.form === 'select') table.answer(select(his));
    table.passAll();
    expect(phased(table)).toBe(2);
    table.cast(blow);
    table.passAll();
    expect(phased(table)).toBe(0);
    expect(
      table
        .of('PermanentsPhased')
        .slice(-1)
        .map(({ rule, data }) => [rule, data.in]),
    ).toEqual([['610.4', [mine, his]]]);
    expect(table.stack).toEqual(['ability of Watch']);
    expect(table.of('ReturnEnded')).toHaveLength(2);
  });

  test('CR 610.4a: not during the untap step', () => {
    const { table, first, mine } = scene(undefined, (state) => {
      state.step = 'end';
      state.activePlayer = bob;
      state.turnOrderAt = bob;
      state.priority = bob;
    });
    table.pass();
    table.activate(first, select(mine));
    table.passAll();
    table.passUntil('upkeep');
    expect([table.state.activePlayer, phased(table)]).toEqual([alice, 1]);
  });

  test('CR 610.4a: where another effect has it phase in, the event does nothing any more', () => {
    const { table, first, mine } = scene();
    table.activate(first, select(mine));
    table.passAll();
    const phasedIn = after(table.state, 'PermanentsPhased', { out: [], in: [mine] });
    expect([table.state.returns.length, phasedIn.returns.length]).toEqual([1, 0]);
  });

  test('CR 610.4b, 610.4c: if it has happened already, the permanent doesn’t phase out', () => {
    const { table, first, mine, blow } = scene();
    table.activate(first, select(mine));
    table.cast(blow);
    table.passAll();
    table.passAll();
    expect(table.of('PermanentsPhased')).toEqual([]);
  });

  test('CR 702.26d: a source that phases out hasn’t left the battlefield', () => {
    const { table, first, mine } = scene((p) => {
      p.hand(alice, instant('Veil', '', spell({ do: 'phase out', what: each(artifacts) })));
    });
    table.activate(first, select(mine));
    table.passAll();
    table.cast(table.state.players[alice]!.hand[1]!);
    table.passAll();
    expect(phased(table)).toBe(3);
  });
});
