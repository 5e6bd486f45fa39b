import { expect, test } from '@jest/globals';
import { creature, firebending } from '@stacktrail/card-tree';
import { alice, attack, position, readCard, resolve } from '@stacktrail/test-kit';

test('CR 702.189a: the mana stays from step to step and is lost as combat ends', () => {
  const p = position();
  const bender = p.battlefield(alice, creature('Bender', '{R}', ['Human'], 2, 2, firebending(2)));
  const table = resolve(attack(p, bender));
  expect([table.state.step, table.pool(alice)]).toEqual(['declare attackers', 'RR']);
  table.passUntil('end of combat');
  expect(table.pool(alice)).toBe('RR');
  table.passUntil('postcombat main');
  expect(table.pool(alice)).toBe('');
});

test('CR 702.189a, 107.3c: how much X is is asked as the ability resolves', () => {
  const p = position();
  const plain = creature('Bender', '{R}', ['Human'], 2, 2);
  const bender = p.battlefield(
    alice,
    readCard(plain, 'Firebending X, where X is the number of creatures you control.'),
  );
  p.battlefield(alice, creature('Friend', '{R}', ['Human'], 1, 1));
  expect(resolve(attack(p, bender)).pool(alice)).toBe('RR');
});
