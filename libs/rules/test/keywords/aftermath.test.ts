import { expect, test } from '@jest/globals';
import { gainLife, keywords, sorcery, spell, twoFaced } from '@stacktrail/card-tree';
import { act, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const halves = twoFaced(
  'split',
  sorcery('First half', '{G}', spell(gainLife(1))),
  sorcery('Second half', '{G}', spell(gainLife(10)), keywords('aftermath')),
);

test('CR 702.127a: that half is cast from the graveyard alone, and exiled as it leaves the stack', () => {
  const p = position(pools('GG'));
  const [inHand, card] = [p.hand(alice, halves), p.graveyard(alice, halves)];
  const table = new Table(p);
  expect(table.options(inHand)).toMatchObject([{ face: 0 }]);
  const ways = table.options(card);
  expect(ways).toMatchObject([{ face: 1 }]);
  table.answers(act(ways[0]!), pay);
  table.passAll();
  expect([table.life(alice), table.zoneOf(card)]).toEqual([30, 'exile']);
});
