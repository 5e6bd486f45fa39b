import { describe, expect, test } from '@jest/globals';
import { creature, disturb, instant, keywords, spell, target, twoFaced } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import { act, pay, resolves, plainState, alice, position, seen, pools, Table } from '@stacktrail/test-kit';

const villager = twoFaced(
  'transforming',
  creature('Villager', '{1}{W}', ['Human'], 2, 2, disturb('{W}')),
  creature('Ghost', '', ['Spirit'], 1, 1, keywords('flying')),
);
const twin = instant('Twin', '', spell(target.spell(), { do: 'copy spell', what: target() }));
const turn = instant('Turn', '', spell(target.permanent(), { do: 'transform', what: target() }));

describe('CR 707.10g: copies of transforming permanent spells', () => {
  /** Alice casts the card and copies it; the copy is on the stack. */
  function copied(from: 'hand' | 'graveyard') {
    const p = position(pools('WW'));
    const card = p[from](alice, villager);
    const [copier, turner] = [p.hand(alice, twin), p.hand(alice, turn)];
    const table = new Table(p);
    table.answers(act(table.options(card)[0]!), pay);
    table.cast(copier);
    table.passAll();
    return { table, copy: table.state.stack.at(-1)!, turner };
  }
  const nameOf = (table: Table, id: ObjectId): string => seen(table.state, id).name;

  test('CR 707.10g: the copy has both faces, and the token can transform', () => {
    const { table, copy, turner } = copied('hand');
    expect([table.object(copy).kind, nameOf(table, copy)]).toEqual(['copy', 'Villager']);
    table.passAll();
    const token = table.state.battlefield[0]!;
    expect([table.object(token).kind, nameOf(table, token)]).toEqual(['token', 'Villager']);
    resolves(table, turner);
    expect(nameOf(table, token)).toBe('Ghost');
    expect(table.fold()).toBe(plainState(table.state));
  });

  test('CR 707.10g: of a spell with its back face up the copy has its back face up, as has the token', () => {
    const { table, copy, turner } = copied('graveyard');
    expect([table.object(copy).kind, nameOf(table, copy)]).toEqual(['copy', 'Ghost']);
    table.passAll();
    const token = table.state.battlefield[0]!;
    expect([table.object(token).kind, nameOf(table, token)]).toEqual(['token', 'Ghost']);
    resolves(table, turner);
    expect(nameOf(table, token)).toBe('Villager');
    expect(table.fold()).toBe(plainState(table.state));
  });
});
