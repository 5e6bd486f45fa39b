import { expect, test } from '@jest/globals';
import { artifact, creature, moreThanMeetsTheEye, twoFaced } from '@stacktrail/card-tree';
import { act, pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const robot = twoFaced(
  'transforming',
  creature('Robot', '{4}', ['Robot'], 4, 4, moreThanMeetsTheEye('{1}')),
  artifact('Car', '', ['Vehicle']),
);

test('CR 702.162a: it is cast converted for that cost', () => {
  const p = position(pools('G'));
  const card = p.hand(alice, robot);
  const table = new Table(p);
  const ways = table.options(card);
  expect(ways.map((way) => (way.do === 'cast' ? [way.via, way.face] : []))).toEqual([
    ['hand', 0],
    ['more than meets the eye', 1],
  ]);
  table.answers(act(ways[1]!), pay);
  table.passAll();
  expect(table.now(card).printed.name).toBe('Car');
});
