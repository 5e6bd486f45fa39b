import { expect, test } from '@jest/globals';
import { enchantment, gainLife, sorcery, spell, staticAbility, type Ability } from '@stacktrail/card-tree';
import { alice, bob, forest, pay, pools, position, Table } from '@stacktrail/test-kit';

const forTwoMore: Ability = {
  kind: 'additional cost',
  optional: true,
  flash: true,
  cost: [{ cost: 'mana', mana: ['2'] }],
};
const rite = sorcery('Rite', '{W}', forTwoMore, spell(gainLife(1)));

test('CR 601.3c: a spell that has flash only for a cost is cast when no sorcery could be by paying it', () => {
  const p = position((state) => {
    pools('WWW')(state);
    state.step = 'upkeep';
  });
  const card = p.hand(alice, rite);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([21, '']);
});

test('CR 601.3c: when a sorcery could be cast, the cost isn’t asked for', () => {
  const p = position(pools('WWW'));
  const card = p.hand(alice, rite);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.life(alice), table.pool(alice)]).toEqual([21, 'WW']);
});

test('CR 305.2: each player may play another land, and each has their own turn for it', () => {
  const p = position();
  const cards = [p.hand(alice, forest), p.hand(alice, forest), p.hand(alice, forest)] as const;
  const more = { static: 'additional lands', count: 1, who: 'any player' } as const;
  p.battlefield(bob, enchantment('Orrery', '{1}', [], staticAbility(more)));
  const table = new Table(p);
  table.playLand(cards[0]);
  table.playLand(cards[1]);
  expect(table.options(cards[2])).toEqual([]);
});
