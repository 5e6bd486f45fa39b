import { expect, test } from '@jest/globals';
import { creature, echo } from '@stacktrail/card-tree';
import { pick, pools, alice, beforeUpkeep, bob, playerIs, resolve, upkeep } from '@stacktrail/test-kit';

const ogre = creature('Ogre', '{3}{R}', ['Ogre'], 4, 4, [echo('{3}{R}')]);

test('CR 702.30a: it is sacrificed at the first upkeep unless its controller pays', () => {
  const p = beforeUpkeep(playerIs(alice, { upkeep: 2 }));
  const mine = p.battlefield(alice, ogre, { controlledSince: 2 });
  const table = resolve(upkeep(p));
  table.answer(pick('no'));
  expect(table.zoneOf(mine)).toBe('graveyard');
});

test('CR 702.30a: it triggers no more at the next one', () => {
  const p = beforeUpkeep(playerIs(alice, { upkeep: 2 }));
  const mine = p.battlefield(alice, ogre, { controlledSince: 1 });
  const table = upkeep(p);
  expect(table.stack).toEqual([]);
  expect(table.zoneOf(mine)).toBe('battlefield');
});

test('CR 702.30a: it is the beginning of the player’s own last upkeep that counts', () => {
  const p = beforeUpkeep((state) => {
    playerIs(alice, { upkeep: 1 })(state);
    playerIs(bob, { upkeep: 2 })(state);
  });
  p.battlefield(alice, ogre, { controlledSince: 1 });
  expect(upkeep(p).stack).toHaveLength(1);
});

test('CR 702.30a: who pays keeps it', () => {
  const p = beforeUpkeep((state) => {
    pools('')(state);
    playerIs(alice, { upkeep: 2 })(state);
  });
  const cheap = creature('Imp', '{R}', ['Imp'], 1, 1, [echo([{ cost: 'pay life', amount: 1 }])]);
  const mine = p.battlefield(alice, cheap, { controlledSince: 3 });
  const table = resolve(upkeep(p));
  table.answer(pick('yes'));
  expect(table.zoneOf(mine)).toBe('battlefield');
  expect(table.life(alice)).toBe(19);
});
