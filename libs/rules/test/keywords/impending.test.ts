import { expect, test } from '@jest/globals';
import { creature, impending } from '@stacktrail/card-tree';
import { characteristicsOf } from '@stacktrail/characteristics';
import { typeBit } from '@stacktrail/game-state';
import { pay, alice, position, Table, pools } from '@stacktrail/test-kit';

const dread = creature('Dread', '{5}', ['Horror'], 5, 5, impending(1, '{B}'));

test('CR 702.176a: it enters with time counters, isn’t a creature as long as it has one, and loses one each end step', () => {
  const p = position(pools('B'));
  const card = p.hand(alice, dread);
  const table = new Table(p);
  table.castVia('impending', card, pay);
  table.passAll();
  const { id, counters } = table.now(card);
  expect(counters).toMatchObject([{ kind: 'time', count: 1 }]);
  const isCreature = (): boolean =>
    (characteristicsOf(table.state, table.object(id)).types & typeBit('Creature')) !== 0;
  expect(isCreature()).toBe(false);
  table.passUntil('end');
  table.passAll();
  expect([isCreature(), table.object(id).counters]).toEqual([true, []]);
});

test('CR 702.176a: for its mana cost it is a creature without counters', () => {
  const p = position(pools('BBBBB'));
  const card = p.hand(alice, dread);
  const table = new Table(p);
  table.cast(card, pay);
  table.passAll();
  expect(table.now(card).counters).toEqual([]);
  expect(characteristicsOf(table.state, table.now(card)).power).toBe(5);
});
