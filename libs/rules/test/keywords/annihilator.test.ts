import { expect, test } from '@jest/globals';
import { annihilator, creature } from '@stacktrail/card-tree';
import { alice, bob, position, attackWith, select, Table } from '@stacktrail/test-kit';

test('CR 702.86a: the defending player sacrifices that many permanents of their choice', () => {
  const p = position();
  const eater = p.battlefield(alice, creature('Eater', '{9}', ['Eldrazi'], 7, 7, [annihilator(2)]));
  const [first, second, third] = [1, 2, 3].map((power) =>
    p.battlefield(bob, creature(`Bear ${power}`, '{G}', ['Bear'], power, power)),
  );
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, eater));
  table.passAll();
  expect(table.asked).toBe('choose objects 1');
  table.answer(select(first!, third!));
  expect([first!, second!, third!].map((id) => table.zoneOf(id))).toEqual(['graveyard', 'battlefield', 'graveyard']);
});
