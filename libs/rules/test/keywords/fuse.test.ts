import { expect, test } from '@jest/globals';
import { gainLife, keywords, loseLife, sorcery, spell, target, targetPlayer, twoFaced } from '@stacktrail/card-tree';
import { act, pay, player, select, alice, bob, position, Table, pools } from '@stacktrail/test-kit';

const fused = twoFaced(
  'split',
  sorcery('Left half', '{G}', spell(gainLife(1))),
  sorcery('Right half', '{R}', spell(target.player(), loseLife(2, targetPlayer())), keywords('fuse')),
);

test('CR 702.102a–d: both halves are cast from the hand, for both costs, and followed from left to right', () => {
  const p = position(pools('GR'));
  const card = p.hand(alice, fused);
  const table = new Table(p);
  const ways = table.options(card);
  expect(ways.map((way) => (way.do === 'cast' ? way.face : null))).toEqual([0, 1, 2]);
  table.answers(act(ways[2]!), select(player(bob)), pay);
  expect(table.of('TotalCostDetermined')[0]?.data.mana).toEqual(['R', 'G']);
  expect(table.now(card).printed.manaValue).toBe(2);
  const facts = table.passAll();
  expect([table.life(alice), table.life(bob)]).toEqual([21, 18]);
  expect(facts.filter(({ type }) => type.startsWith('Life')).map(({ type }) => type)).toEqual([
    'LifeGained',
    'LifeLost',
  ]);
});

test('CR 702.102a: not from the graveyard', () => {
  const p = position(pools('GR'));
  const card = p.graveyard(alice, fused);
  expect(new Table(p).options(card)).toEqual([]);
});

test('CR 702.102b, 702.102c: a fused spell has the combined characteristics of its halves and costs both', () => {
  const p = position(pools('GR'));
  const card = p.hand(alice, fused);
  const table = new Table(p);
  table.answers(act(table.options(card)[2]!), select(player(bob)), pay);
  const { printed } = table.object(table.state.stack[0]!);
  expect([printed.name, printed.manaCost, printed.abilities.filter(({ kind }) => kind === 'spell').length]).toEqual([
    'Left half // Right half',
    ['G', 'R'],
    2,
  ]);
});
