import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { elf, zap, pay, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

test('CR 702.69a: it is copied for each permanent put into a graveyard from the battlefield this turn', () => {
  const p = position(pools('B'));
  const [one, two] = [p.hand(alice, zap), p.hand(alice, zap)];
  const card = p.hand(alice, sorcery('Mourning', '{B}', spell(gainLife(1)), keywords('gravestorm')));
  const [first, second] = [p.battlefield(bob, elf), p.battlefield(alice, elf)];
  const table = new Table(p);
  table.cast(one, select(first));
  table.passAll();
  table.cast(two, select(second));
  table.passAll();
  table.cast(card, pay);
  table.passAll();
  expect(table.stack).toEqual(['Mourning', 'Mourning', 'Mourning']);
});

test('CR 702.69b: each of several instances triggers by itself', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, sorcery('Mourning', '{B}', spell(gainLife(1)), keywords('gravestorm', 'gravestorm')));
  const table = new Table(p);
  table.cast(card, pay);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});
