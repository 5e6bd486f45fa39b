import { describe, expect, test } from '@jest/globals';
import { sorcery } from '@stacktrail/card-tree';
import { countersOn } from '@stacktrail/game-state';
import { alice, attackWith, bear, bob, giant, position, readCard, select, Table } from '@stacktrail/test-kit';

const text =
  "Each player puts a vow counter on a creature they control and sacrifices the rest. Each of those creatures can't attack you or planeswalkers you control for as long as it has a vow counter on it.";

function sworn() {
  const p = position();
  const vow = p.hand(alice, readCard(sorcery('Vow', ''), text));
  const mine = [p.battlefield(alice, bear), p.battlefield(alice, giant)] as const;
  const theirs = [p.battlefield(bob, bear), p.battlefield(bob, giant)] as const;
  const table = new Table(p);
  table.cast(vow);
  table.passAll();
  table.answers(select(mine[0]), select(theirs[1]));
  return { table, mine, theirs };
}

describe('CR 101.4: each player puts a counter on a creature of theirs and sacrifices the rest', () => {
  test('the chosen ones stay, with the counter; all others are sacrificed', () => {
    const { table, mine, theirs } = sworn();
    expect([...mine, ...theirs].map((id) => table.zoneOf(id))).toEqual([
      'battlefield',
      'graveyard',
      'graveyard',
      'battlefield',
    ]);
    expect([mine[0], theirs[1]].map((id) => countersOn(table.object(id), 'vow'))).toEqual([1, 1]);
  });

  test('CR 611.2b: each of them can’t attack the caster while it has the counter', () => {
    const { table, theirs } = sworn();
    table.passUntil('upkeep');
    table.passUntil('declare attackers');
    expect(table.question.form === 'attack' && table.question.player === bob).toBe(false);
    expect(() => table.answer(attackWith(alice, theirs[1]))).toThrow();
  });
});
