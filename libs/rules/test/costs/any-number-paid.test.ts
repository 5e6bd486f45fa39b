import { expect, test } from '@jest/globals';
import { creature, gainLife, sorcery, spell, type Ability } from '@stacktrail/card-tree';
import { alice, bear, pay, pick, pools, position, select, Table } from '@stacktrail/test-kit';

const offering: Ability = {
  kind: 'additional cost',
  optional: true,
  cost: [
    { cost: 'exile from hand', filter: { is: 'type', type: 'Creature' }, count: 0, orMore: true, lessensBy: ['2'] },
  ],
};
const march = sorcery('March', '{5}{B}', offering, spell(gainLife(1)));

test('CR 601.2b, 601.2f: each card of any number that is chosen to pay with makes the spell cost less', () => {
  const p = position(pools('BRR'));
  const cards = [p.hand(alice, bear), p.hand(alice, creature('Ox', '{1}', [], 2, 2)), p.hand(alice, bear)];
  const card = p.hand(alice, march);
  const table = new Table(p);
  table.cast(card, pick('yes'), select(cards[0]!, cards[1]!), pay);
  table.passAll();
  expect(table.life(alice)).toBe(21);
  expect(cards.map((id) => table.zoneOf(id))).toEqual(['exile', 'exile', 'hand']);
});

test('CR 107.1c: any number may be none', () => {
  const p = position(pools('BRRRRR'));
  const own = p.hand(alice, bear);
  const card = p.hand(alice, march);
  const table = new Table(p);
  table.cast(card, pick('yes'), select(), pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(own)]).toEqual([21, 'hand']);
});
