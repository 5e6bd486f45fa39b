import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { number, pay, player, select, spend, forest, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const feast = sorcery('Feast', '{4}{G}', spell(gainLife(6)), ...keywords('assist'));
const plain = sorcery('Plain', '{G}{G}', spell(gainLife(1)), ...keywords('assist'));

test('CR 702.132a: another player may activate mana abilities and pay for any of the generic mana', () => {
  const p = position(pools('CCG', 'R'));
  const card = p.hand(alice, feast);
  const wood = p.battlefield(bob, forest);
  const table = new Table(p);
  table.cast(card);
  expect(table.question).toMatchObject({
    rule: '702.132a',
    player: alice,
    candidates: [{ is: 'player', id: bob }],
    min: 0,
  });
  table.answer(select(player(bob)));
  expect(table.asked).toBe('activate mana abilities 1');
  table.answers(table.use(wood), pay);
  expect(table.asked).toBe('activate mana abilities 0');
  table.answer(pay);
  expect(table.question).toMatchObject({ form: 'number', player: bob, min: 0, max: 2 });
  table.answer(number(2));
  table.passAll();
  expect([table.life(alice), table.pool(alice), table.pool(bob)]).toEqual([26, '', '']);
});

test('CR 702.132a: less than all, or nothing; what is left its caster pays', () => {
  const p = position(pools('CCCG', 'RU'));
  const card = p.hand(alice, feast);
  const table = new Table(p);
  table.cast(card, select(player(bob)), pay, pay, number(1), spend('R'));
  expect([table.stack, table.pool(alice), table.pool(bob)]).toEqual([['Feast'], '', 'U']);
});

test('CR 702.132a: the caster need not choose anybody', () => {
  const p = position(pools('CCCCG', 'R'));
  const card = p.hand(alice, feast);
  const table = new Table(p);
  table.cast(card, select(), pay);
  expect([table.stack, table.pool(bob)]).toEqual([['Feast'], 'R']);
});

test('CR 702.132a: where the total cost has no generic mana nobody can be chosen', () => {
  const p = position(pools('GG', 'R'));
  const card = p.hand(alice, plain);
  const table = new Table(p);
  table.cast(card);
  expect(table.asked).toBe('activate mana abilities 0');
});
