import { expect, test } from '@jest/globals';
import { creature, instant, sorcery } from '@stacktrail/card-tree';
import type { ObjectId, PlayerId } from '@stacktrail/game-events';
import { alice, bear, blockWith, bob, player, position, readCard, resolve, select, Table } from '@stacktrail/test-kit';

const carol = 2 as PlayerId;
const heist = readCard(
  sorcery('Heist', ''),
  'Choose target opponent. Whenever a creature you control deals combat damage to that player this turn, you gain 3 life.',
);

function attackBoth(table: Table, first: ObjectId, second: ObjectId): void {
  table.passUntil('declare attackers');
  const attacks = [
    { attacker: first, defender: player(bob) },
    { attacker: second, defender: player(carol) },
  ];
  table.answer({ form: 'attack', attacks });
  for (let i = 0; i < 40 && table.state.step !== 'end'; i++) {
    if (table.question.form === 'block') table.answer(blockWith());
    else table.pass();
  }
}

test('CR 603.7c, 608.2b: what triggers later is about the player who was the target, and about nobody else', () => {
  const p = position(undefined, 3);
  const [first, second] = [p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const card = p.hand(alice, heist);
  const table = new Table(p);
  table.cast(card, select(player(carol)));
  table.passAll();
  attackBoth(table, first, second);
  expect([alice, bob, carol].map((who) => table.life(who))).toEqual([23, 18, 18]);
  expect(table.fold()).not.toBe('');
});

test('CR 511.2, 603.7b: “this combat” is over as the combat phase ends', () => {
  const leader = readCard(
    creature('Leader', '', [], 1, 1),
    'Whenever you attack, target creature gains haste until end of turn. Whenever that creature deals combat damage to a player this combat, you gain 3 life.',
  );
  const p = position();
  const [first, target] = [p.battlefield(alice, leader), p.battlefield(alice, bear)];
  const again = p.hand(
    alice,
    readCard(
      instant('Again', ''),
      'Untap all creatures you control. There is an additional combat phase after this phase.',
    ),
  );
  const table = new Table(p);
  const attackWithBear = (): void => {
    table.answer({ form: 'attack', attacks: [{ attacker: target, defender: player(bob) }] });
    if (table.question.kind === 'choose targets') table.answer(select(first));
    resolve(table);
  };
  table.passUntil('declare attackers');
  table.answer({ form: 'attack', attacks: [{ attacker: target, defender: player(bob) }] });
  if (table.question.kind === 'choose targets') table.answer(select(target));
  resolve(table);
  expect(table.state.delayed).toHaveLength(1);
  table.cast(again);
  table.passAll();
  table.passUntil('combat damage');
  resolve(table);
  expect([table.life(alice), table.life(bob)]).toEqual([23, 18]);
  table.passUntil('declare attackers');
  expect(table.state.delayed).toHaveLength(0);
  attackWithBear();
  table.passUntil('combat damage');
  resolve(table);
  expect([table.life(alice), table.life(bob)]).toEqual([23, 16]);
});
