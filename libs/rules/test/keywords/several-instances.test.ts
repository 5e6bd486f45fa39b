import { expect, test } from '@jest/globals';
import { annihilator, artifact, creature, gainLife, instant, keywords, sorcery, spell } from '@stacktrail/card-tree';
import { pay, select, bear, forest, alice, bob, position, Table, pools, attack } from '@stacktrail/test-kit';

test('CR 702.86b: several annihilator abilities trigger separately', () => {
  const p = position();
  const eater = p.battlefield(alice, creature('Eater', '{9}', ['Eldrazi'], 7, 7, annihilator(1), annihilator(2)));
  for (let i = 0; i < 4; i++) p.battlefield(bob, forest);
  const table = attack(p, eater);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});

test('CR 702.108b: several prowess abilities trigger separately', () => {
  const p = position();
  p.battlefield(alice, creature('Monk', '{U}', ['Monk'], 1, 1, ...keywords('prowess', 'prowess')));
  const card = p.hand(alice, instant('Chant', '', spell(gainLife(1))));
  const table = new Table(p);
  table.cast(card);
  expect(table.of('AbilityTriggered')).toHaveLength(2);
});

test('CR 702.51d: several convoke abilities of a spell are redundant', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, sorcery('Together', '{1}{G}', spell(gainLife(1)), ...keywords('convoke', 'convoke')));
  const one = p.battlefield(alice, bear);
  const table = new Table(p);
  table.cast(card, pay, select(one));
  expect([table.stack, table.object(one).tapped]).toEqual([['Together'], true]);
});

test('CR 702.66b, 702.66c: delve applies to the total cost, once, however often the spell has it', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, sorcery('Dug', '{2}{G}', spell(gainLife(1)), ...keywords('delve', 'delve')));
  const [one, two] = [p.graveyard(alice, bear), p.graveyard(alice, forest)];
  p.graveyard(alice, bear);
  const table = new Table(p);
  table.cast(card, pay, select(one, two));
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['2', 'G']);
  expect([table.stack, table.zoneOf(one), table.zoneOf(two)]).toEqual([['Dug'], 'exile', 'exile']);
});

test('CR 702.126b, 702.126c: improvise applies to the total cost, once, however often the spell has it', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, sorcery('Wrought', '{1}{G}', spell(gainLife(1)), ...keywords('improvise', 'improvise')));
  const rock = p.battlefield(alice, artifact('Rock', '{1}', []));
  const table = new Table(p);
  table.cast(card, pay, select(rock));
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['1', 'G']);
  expect([table.stack, table.object(rock).tapped]).toEqual([['Wrought'], true]);
});
