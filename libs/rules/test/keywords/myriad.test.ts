import { expect, test } from '@jest/globals';
import { creature, keywords } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import { attackWith, pick, Table, alice, bob, named, position, resolve } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;

function attacking(times: number) {
  const p = position(undefined, 3);
  const warrior = creature(
    'Warrior',
    '{R}',
    ['Warrior'],
    2,
    2,
    keywords(...Array.from({ length: times }, () => 'myriad' as const)),
  );
  const attacker = p.battlefield(alice, warrior);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(bob, attacker));
  return { table, attacker };
}

test('CR 702.116a: a copy may attack each opponent other than defending player, and is exiled at end of combat', () => {
  const { table, attacker } = attacking(1);
  resolve(table);
  table.answer(pick('yes'));
  const [, token] = named(table, 'Warrior');
  expect(table.object(token!).tapped).toBe(true);
  expect(table.state.combat!.attackers.map(({ object, defender }) => [object, defender.id])).toEqual([
    [attacker, bob],
    [token, carol],
  ]);
  table.passUntil('end of combat');
  resolve(table);
  expect(named(table, 'Warrior')).toEqual([attacker]);
});

test('CR 702.116a: nobody has to create a token', () => {
  const { table } = attacking(1);
  resolve(table);
  table.answer(pick('no'));
  expect(named(table, 'Warrior')).toHaveLength(1);
});

test('CR 702.116b: each instance triggers separately', () => {
  const { table } = attacking(2);
  table.answer({ form: 'order', keys: ['1', '2'] });
  resolve(table);
  table.answer(pick('yes'));
  resolve(table);
  table.answer(pick('yes'));
  expect(named(table, 'Warrior')).toHaveLength(3);
});
