import { expect, test } from '@jest/globals';
import { blitz, creature } from '@stacktrail/card-tree';
import { bear, act, attackWith, pay, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const racer = creature('Racer', '{4}{R}', ['Devil'], 3, 1, blitz('{R}'));

test('CR 702.152a: it has haste, is sacrificed at the next end step, and its controller draws a card as it dies', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, racer);
  p.library(alice, bear);
  const table = new Table(p);
  table.castVia('blitz', card, pay);
  table.passAll();
  const { id } = table.now(card);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, id));
  table.passUntil('end');
  table.passAll();
  expect([table.life(bob), table.zoneOf(card)]).toEqual([17, 'graveyard']);
  table.passAll();
  expect(table.state.players[alice]!.hand).toHaveLength(1);
});

test('CR 702.152a: for its mana cost it draws nothing and stays', () => {
  const p = position(pools('RRRRR'));
  const card = p.hand(alice, racer);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  table.passUntil('end');
  table.passAll();
  expect(table.zoneOf(card)).toBe('battlefield');
});

test('CR 702.152b: of several, one is used to cast it', () => {
  const p = position(pools('R'));
  const card = p.hand(alice, creature('Two ways', '{4}{R}', ['Devil'], 3, 1, blitz('{9}'), blitz('{R}')));
  const table = new Table(p);
  const ways = table.options(card).filter((way) => way.do === 'cast' && way.via === 'blitz');
  expect(ways).toHaveLength(2);
  table.answers(act(ways[1]!), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['R']);
});
