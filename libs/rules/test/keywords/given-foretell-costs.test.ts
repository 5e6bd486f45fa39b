import { expect, test } from '@jest/globals';
import { creature, foretell, gainLife, sorcery, spell } from '@stacktrail/card-tree';
import { act, alice, bob, forest, pay, pick, plainState, pools, position, readCard, Table } from '@stacktrail/test-kit';

const omen = readCard(
  sorcery('Omen', ''),
  'Exile a card from your hand face down. It becomes foretold. Its foretell cost is its mana cost reduced by {2}.',
);

/** A card of that cost, foretold by an effect a turn ago, with so many Forests. */
function foretoldCard(cost: string, lands: number) {
  const p = position();
  const omens = p.hand(alice, omen);
  const card = p.hand(alice, sorcery('Vision', cost, spell(gainLife(4))));
  const forests = Array.from({ length: lands }, () => p.battlefield(alice, forest));
  for (let i = 0; i < 4; i++) for (const player of [alice, bob]) p.library(player, forest);
  const table = new Table(p);
  table.cast(omens);
  table.passAll();
  const { id, faceDown } = table.now(card);
  expect([table.zoneOf(card), faceDown !== null, table.options(id)]).toEqual(['exile', true, []]);
  for (let i = 0; i < 4 && table.state.turn < 5; i++) table.passUntil('upkeep');
  table.passUntil('precombat main');
  return { table, id, forests };
}

test.each([
  ['{3}{G}', 2],
  ['{1}{G}{G}', 2],
  ['{2}{G}', 1],
])('CR 702.143d, 118.7a: %s reduced by {2} is paid with %d green mana', (cost, lands) => {
  const { table, id, forests } = foretoldCard(cost, lands);
  table.castVia('foretell', id, ...forests.map((land) => table.use(land)), pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(id)]).toEqual([24, 'graveyard']);
  expect(table.fold()).toBe(plainState(table.state));
});

test.each([
  ['{3}{G}', 1],
  ['{G}{G}', 1],
])('CR 118.7a: %s can’t be cast for %d green mana', (cost, lands) => {
  const { table, id, forests } = foretoldCard(cost, lands);
  table.castVia('foretell', id, ...forests.map((land) => table.use(land)), pay);
  table.answers(...forests.map(() => pick('reverse')));
  expect([table.reversed?.rule, table.zoneOf(id)]).toEqual(['601.2h', 'exile']);
});

const watcher = readCard(
  creature('Watcher', '', ['Spirit'], 2, 3),
  'The first card you foretell each turn costs {0} to foretell.',
);

test('CR 116.2h, 702.143a: the first card of the turn costs {0} to foretell, the next one {2}', () => {
  const p = position(pools('GG'));
  p.battlefield(alice, watcher);
  const cards = [1, 2].map((i) => p.hand(alice, sorcery(`Vision ${i}`, '{5}', spell(gainLife(4)), foretell('{U}'))));
  const table = new Table(p);
  const foretelling = (at: 0 | 1) => act(table.options(cards[at]!).find((action) => action.do === 'special')!);
  table.answer(foretelling(0));
  expect([table.zoneOf(cards[0]!), table.pool(alice)]).toEqual(['exile', 'GG']);
  table.answers(foretelling(1), pay);
  expect([table.zoneOf(cards[1]!), table.pool(alice)]).toEqual(['exile', '']);
});
