import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { bear, Table, alice, bob, position, resolve, sizeOf } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const soldier = (times: number) =>
  creature('Soldier', '{W}', ['Soldier'], 1, 1, keywords(...Array.from({ length: times }, () => 'melee' as const)));

function attacking(times: number) {
  const p = position(undefined, 4);
  const attacker = p.battlefield(alice, soldier(times));
  const other = p.battlefield(alice, bear);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer({
    form: 'attack',
    attacks: [
      { attacker, defender: { is: 'player', id: bob } },
      { attacker: other, defender: { is: 'player', id: carol } },
    ],
  });
  return { table, attacker };
}

test('CR 702.121a: +1/+1 for each opponent that was attacked with a creature this combat', () => {
  const { table, attacker } = attacking(1);
  resolve(table);
  expect(sizeOf(table, attacker)).toBe('3/3');
});

test('CR 702.121b: each instance triggers separately', () => {
  const { table, attacker } = attacking(2);
  table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  expect(sizeOf(table, attacker)).toBe('5/5');
});
