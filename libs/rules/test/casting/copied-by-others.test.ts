import { expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, bob, pick, player, position, readCard, select, Table, zap } from '@stacktrail/test-kit';

const brush = readCard(
  creature('Brush', '', [], 4, 4),
  'Whenever you copy a spell, up to one target opponent may copy that spell. They may choose new targets for the copy.',
);
const twin = readCard(
  instant('Twin', ''),
  'Copy target instant or sorcery spell you control. You may choose new targets for the copy.',
);

test('CR 707.10: the other player controls the copy and chooses its new target', () => {
  const p = position();
  p.battlefield(alice, brush);
  const [bolt, copying] = [p.hand(alice, zap), p.hand(alice, twin)];
  const table = new Table(p);
  table.cast(bolt, select(player(bob)));
  table.cast(copying);
  table.passAll();
  while (
    table.question.player === alice &&
    table.question.kind !== 'choose targets' &&
    table.question.kind !== 'priority'
  )
    table.answer(select(player(bob)));
  while (table.question.kind === 'choose targets' && table.question.player === alice) table.answer(select(player(bob)));
  while (table.question.kind === 'priority') table.pass();
  expect(table.question.player).toBe(bob);
  table.answer(pick('yes'));
  expect(table.question.player).toBe(bob);
  table.answer(select(player(alice)));
  while (table.stack.length > 0) table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([19, 18]);
});
