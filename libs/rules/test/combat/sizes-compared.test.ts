import { expect, test } from '@jest/globals';
import { creature, enchantment } from '@stacktrail/card-tree';
import { alice, bob, player, position, readCard, Table } from '@stacktrail/test-kit';

const [wide, tall] = [creature('Wide', '{1}', [], 1, 4), creature('Tall', '{1}', [], 4, 1)];
const knot = readCard(
  enchantment('Knot', '', []),
  'Each creature you control with toughness greater than its power assigns combat damage equal to its toughness rather than its power.',
);

test('CR 208.1, 510.1a: only a creature whose toughness is greater than its own power', () => {
  const p = position((state) => {
    state.step = 'beginning of combat';
  });
  p.battlefield(alice, knot);
  const attackers = [p.battlefield(alice, wide), p.battlefield(alice, tall)];
  const table = new Table(p);
  table.passAll();
  table.answer({ form: 'attack', attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })) });
  table.passUntil('postcombat main');
  expect(table.life(bob)).toBe(12);
});

test('CR 508.1c: a creature that attacks only with a stronger one', () => {
  const coward = readCard(
    creature('Coward', '{R}', [], 3, 3),
    "This creature can't attack unless a creature with greater power also attacks.",
  );
  const attack = (...with_: readonly ReturnType<typeof creature>[]) => {
    const p = position((state) => {
      state.step = 'beginning of combat';
    });
    const attackers = [coward, ...with_].map((card) => p.battlefield(alice, card));
    const table = new Table(p);
    table.passAll();
    if (table.question.form !== 'attack') return 0;
    try {
      table.answer({ form: 'attack', attacks: attackers.map((attacker) => ({ attacker, defender: player(bob) })) });
    } catch {
      return 0;
    }
    return table.state.combat?.attackers.length ?? 0;
  };
  expect([attack(), attack(wide), attack(tall)]).toEqual([0, 0, 2]);
});

test('CR 208.1: power and toughness that are equal, and that aren’t', () => {
  const even = creature('Even', '{1}', [], 2, 2);
  const p = position();
  p.battlefield(
    alice,
    readCard(
      enchantment('Mirror', '', []),
      'Whenever a creature you control with power equal to its toughness enters, you gain 1 life.',
    ),
  );
  const cards = [even, wide].map((card) => p.hand(alice, { ...card, faces: [{ ...card.faces[0], manaCost: [] }] }));
  const table = new Table(p);
  for (const card of cards) {
    table.cast(card);
    while (table.stack.length > 0) table.pass();
  }
  expect(table.life(alice)).toBe(21);
});
