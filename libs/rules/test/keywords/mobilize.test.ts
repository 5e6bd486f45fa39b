import { expect, test } from '@jest/globals';
import { creature, mobilize } from '@stacktrail/card-tree';
import { alice, attack, bob, named, position, resolve } from '@stacktrail/test-kit';

test('CR 702.181a: Warrior tokens attack with it and are sacrificed at the next end step', () => {
  const p = position();
  const leader = p.battlefield(alice, creature('Leader', '{R}', ['Orc'], 2, 2, mobilize(2)));
  const table = resolve(attack(p, leader));
  const tokens = named(table, 'Warrior Token');
  expect(tokens.map((id) => table.object(id).tapped)).toEqual([true, true]);
  expect(table.state.combat!.attackers.map(({ object }) => object)).toEqual([leader, ...tokens]);
  table.passUntil('combat damage');
  expect(table.life(bob)).toBe(16);
  table.passUntil('end');
  resolve(table);
  expect(named(table, 'Warrior Token')).toEqual([]);
});
