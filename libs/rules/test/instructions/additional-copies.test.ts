import { expect, test } from '@jest/globals';
import { artifact, instant } from '@stacktrail/card-tree';
import { alice, bear, bob, pick, plainState, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const staff = readCard(
  artifact('Staff', '', []),
  'If you would copy a spell one or more times, instead copy it that many times plus an additional time. You may choose new targets for the additional copy.',
);
const twin = readCard(instant('Twin', ''), 'Copy target instant or sorcery spell you control.');
const balm = readCard(instant('Cure', ''), 'You gain 1 life.');

function copying(staffs: number) {
  const p = position();
  for (let i = 0; i < staffs; i++) p.battlefield(alice, staff);
  const [one, other] = [p.battlefield(bob, bear), p.battlefield(bob, bear)];
  const [damage, copies, cure] = [p.hand(alice, zap), p.hand(alice, twin), p.hand(alice, balm)];
  return { table: new Table(p), one, other, damage, copies, cure };
}

test('CR 614.1a, 707.10c: one copy more, for which new targets may be chosen, in an order of the player’s choice', () => {
  const { table, one, other, damage, copies } = copying(1);
  table.cast(damage, select(one));
  table.cast(copies);
  table.passAll();
  expect(table.question.form).toBe('pick');
  table.answer(pick('1'));
  table.answer(select(other));
  expect(table.stack).toEqual(['Zap', 'Zap', 'Zap']);
  const [, copy, additional] = table.state.stack.map((id) => table.object(id).announced.targets[0]);
  expect([copy, additional]).toEqual([[{ is: 'object', id: one }], [{ is: 'object', id: other }]]);
  expect(table.fold()).toBe(plainState(table.state));
});

test.each([
  [0, 2],
  [1, 3],
  [2, 4],
])('CR 614.5: with %d of them %d spells in all', (staffs, spells) => {
  const { table, copies, cure } = copying(staffs);
  table.cast(cure);
  table.cast(copies);
  table.passAll();
  expect(table.stack).toHaveLength(spells);
});
