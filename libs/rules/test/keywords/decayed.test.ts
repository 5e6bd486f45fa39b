import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import { Table, alice, attack, bob, position, resolve } from '@stacktrail/test-kit';
import { blockerObstacle } from '../../src/turn/combat/can-block.js';

const zombie = creature('Zombie', '{B}', ['Zombie'], 2, 2, keywords('decayed'));

test('CR 702.147a: it can’t block', () => {
  const p = position();
  const id = p.battlefield(bob, zombie);
  const table = new Table(p);
  expect(blockerObstacle(table.state, table.object(id), bob)).not.toBeNull();
});

test('CR 702.147a: it is sacrificed at end of combat when it attacks', () => {
  const p = position();
  const id = p.battlefield(alice, zombie);
  const table = resolve(attack(p, id));
  table.passUntil('combat damage');
  expect([table.life(bob), table.zoneOf(id)]).toEqual([18, 'battlefield']);
  table.passUntil('end of combat');
  resolve(table);
  expect(table.zoneOf(id)).toBe('graveyard');
});
