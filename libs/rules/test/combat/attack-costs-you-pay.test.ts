import { expect, test } from '@jest/globals';
import { creature, land } from '@stacktrail/card-tree';
import { alice, bob, player, plainState, position, readCard, Table } from '@stacktrail/test-kit';

const eater = readCard(
  creature('Eater', '{4}{U}', ['Fish'], 5, 5),
  "This creature can't attack unless you sacrifice an Island.",
);
const island = land('Island', ['Island']);

function scene(islands: number) {
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  const attacker = p.battlefield(alice, eater);
  const lands = Array.from({ length: islands }, () => p.battlefield(alice, island));
  const table = new Table(p);
  table.passAll();
  return {
    table,
    attacker,
    lands,
    attack: { form: 'attack', attacks: [{ attacker, defender: player(bob) }] } as const,
  };
}

test('CR 508.1h, 508.1j: what you sacrifice for the attack is paid as attackers are declared', () => {
  const { table, attacker, lands, attack } = scene(1);
  table.answer(attack);
  expect(table.zoneOf(lands[0]!)).toBe('graveyard');
  expect(table.state.combat?.attackers.map(({ object }) => object)).toEqual([attacker]);
  expect(table.fold()).toBe(plainState(table.state));
});

test('CR 508.1h: without an Island it can’t attack', () => {
  const { table, attack } = scene(0);
  table.answer(attack);
  expect(table.reversed?.rule).toBe('508.1j');
  expect(table.state.combat?.attackers ?? []).toEqual([]);
});
