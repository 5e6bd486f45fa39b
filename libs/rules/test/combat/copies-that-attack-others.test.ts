import { expect, test } from '@jest/globals';
import { creature, sorcery } from '@stacktrail/card-tree';
import type { PlayerId } from '@stacktrail/game-events';
import {
  alice,
  bear,
  bob,
  attackWith,
  named,
  player,
  pools,
  position,
  readCard,
  resolve,
  Table,
} from '@stacktrail/test-kit';

const [carol, dan] = [2, 3] as [PlayerId, PlayerId];
const shredder = readCard(
  creature('Shredder', '', [], 5, 5),
  "Whenever this creature attacks a player, for each other opponent, create a token that's a copy of this creature tapped and attacking that player, except it isn't legendary. Sacrifice those tokens at end of combat.",
);

test('CR 508.4, 707.2: a copy attacks each opponent but the one who is attacked, and all are sacrificed later', () => {
  const p = position(undefined, 4);
  const own = p.battlefield(alice, shredder);
  const table = new Table(p);
  table.passUntil('declare attackers');
  table.answer(attackWith(carol, own));
  resolve(table);
  const attacked = table.state.combat!.attackers.map(({ object, defender }) => [object === own, defender]);
  expect(attacked).toEqual([
    [true, player(carol)],
    [false, player(bob)],
    [false, player(dan)],
  ]);
  expect(named(table, 'Shredder').map((id) => table.object(id).tapped)).toEqual([true, true, true]);
  for (let i = 0; i < 40 && table.state.step !== 'postcombat main'; i++) {
    if (table.question.form === 'block') table.answer({ form: 'block', blocks: [] });
    else table.pass();
  }
  expect(named(table, 'Shredder')).toEqual([own]);
  expect([bob, carol, dan].map((who) => table.life(who))).toEqual([15, 15, 15]);
});

test('CR 508.6: each opponent against whom you declared attackers makes the spell cost less', () => {
  const forward = readCard(
    sorcery('Forward', '{4}'),
    'This spell costs {1} less to cast for each opponent you attacked this turn.',
    'You gain 1 life.',
  );
  const p = position(pools(''), 4);
  const attackers = [p.battlefield(alice, bear), p.battlefield(alice, bear), p.battlefield(alice, bear)];
  const card = p.hand(alice, forward);
  const table = new Table(p);
  table.passUntil('declare attackers');
  const attacks = attackers.map((attacker, i) => ({ attacker, defender: player([bob, carol, carol][i]!) }));
  table.answer({ form: 'attack', attacks });
  for (let i = 0; i < 40 && table.state.step !== 'postcombat main'; i++) {
    if (table.question.form === 'block') table.answer({ form: 'block', blocks: [] });
    else table.pass();
  }
  table.answer({ form: 'action', action: { do: 'cast', object: card, via: 'hand', by: null, ability: null, face: 0 } });
  expect(table.of('TotalCostDetermined').at(-1)?.data.mana).toEqual(['2']);
});
