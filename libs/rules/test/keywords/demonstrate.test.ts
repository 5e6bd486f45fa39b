import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { pay, pick, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const lesson = sorcery('Lesson', '{U}', spell(gainLife(1)), keywords('demonstrate'));

test('CR 702.144a: if its caster copies it, an opponent copies it too', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, lesson);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('yes'));
  expect(table.stack).toEqual(['Lesson', 'Lesson', 'Lesson']);
  for (let i = 0; i < 3; i++) table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([22, 21]);
});

test('CR 702.144a: if not, nobody does', () => {
  const p = position(pools('U'));
  const card = p.hand(alice, lesson);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.answer(pick('no'));
  expect(table.stack).toEqual(['Lesson']);
});
