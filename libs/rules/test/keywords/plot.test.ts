import { expect, test } from '@jest/globals';
import { each, enchantment, gainLife, plot, sorcery, spell, triggered } from '@stacktrail/card-tree';
import { balm, forest, act, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const scheme = sorcery('Scheme', '{5}', spell(gainLife(4)), plot('{G}'));

test('CR 702.170a, 702.170b, 702.170d: exiled for its plot cost, it is cast for nothing in a later turn', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, scheme);
  for (const player of [alice, bob, alice, bob]) p.library(player, forest);
  const table = new Table(p);
  const special = table.options(card).find((action) => action.do === 'special')!;
  table.answers(act(special), pay);
  expect([table.zoneOf(card), table.stack]).toEqual(['exile', []]);
  const { id } = table.now(card);
  expect(table.options(id)).toEqual([]);
  table.passUntil('upkeep');
  while (table.state.activePlayer !== alice) table.passUntil('upkeep');
  expect(table.options(id)).toEqual([]); // not in the upkeep
  table.passUntil('precombat main');
  table.castVia('plotted', id);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([24, 'graveyard']);
});

test('CR 702.170c, 702.170d: a card without the ability that an effect plotted can be cast so, an instant too', () => {
  const p = position((state) => {
    state.turn = 4;
  });
  const mark = { name: 'plotted', player: null, value: 0, until: null, turn: 3 } as const;
  const card = p.exile(alice, balm, { designations: [mark] });
  const theirs = p.exile(bob, balm, { designations: [mark] });
  const table = new Table(p);
  expect(table.options(theirs)).toEqual([]);
  expect(table.options(card)).toMatchObject([{ via: 'plotted' }]);
  table.passUntil('beginning of combat');
  expect(table.options(card)).toEqual([]); // only in a main phase
});

test('CR 702.170e: to plot a card is to take the special action of its plot ability', () => {
  const p = position(pools('G'));
  const plots = triggered({ on: 'keyword action', action: 'plot', who: 'you' }, gainLife(3));
  p.battlefield(alice, enchantment('Spy', '{B}', [], plots));
  const marks = sorcery('Mark', '', spell({ do: 'designate', as: 'plotted', what: each({ is: 'anything' }, 'exile') }));
  const [card, other] = [p.hand(alice, scheme), p.hand(alice, marks)];
  p.exile(alice, balm);
  const table = new Table(p);
  table.cast(other);
  table.passAll();
  expect(table.stack).toEqual([]);
  table.answers(act(table.options(card).find((action) => action.do === 'special')!), pay);
  expect(table.stack).toEqual(['ability of Spy']);
});
