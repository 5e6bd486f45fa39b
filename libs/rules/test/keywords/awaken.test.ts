import { expect, test } from '@jest/globals';
import { awaken, gainLife, sorcery, spell } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { forest, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const wake = sorcery('Wake', '{G}', spell(gainLife(1)), awaken(3, '{1}{G}'));

test('CR 702.113a: for its awaken cost a land becomes a 0/0 creature with haste and gets counters', () => {
  const p = position(pools('GG'));
  const [card, wood] = [p.hand(alice, wake), p.battlefield(alice, forest)];
  const table = new Table(p);
  table.castVia('awaken', card, pay);
  table.passAll();
  const now = characteristicsOf(table.state, table.object(wood));
  expect([table.life(alice), now.power, now.toughness, now.keywords.has('haste')]).toEqual([21, 3, 3, true]);
});

test('CR 702.113b: for its mana cost it has no such target', () => {
  const p = position(pools('GG'));
  const card = p.hand(alice, wake);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect([table.life(alice), table.now(card).zone]).toEqual([21, 'graveyard']);
});
