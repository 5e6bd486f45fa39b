import { expect, test } from '@jest/globals';
import { creature, instant, legendary, spell, type CardDefinition } from '@stacktrail/card-tree';
import { alice, bob, pay, position, Table } from '@stacktrail/test-kit';

const leader = legendary(creature('Leader', '{1}{G}', ['Elf'], 2, 2));
const second = legendary(creature('Second', '{U}', ['Elf'], 1, 1));

/** Gains that much life. */
const gain: CardDefinition = instant(
  'Gain',
  '',
  spell({ do: 'gain life', who: { players: 'you' }, amount: { amount: 'commander casts', by: { players: 'you' } } }),
);

test('CR 903.8: how often a player has cast their own commanders from the command zone, all together', () => {
  const p = position();
  p.leads(p.command(alice, leader), { casts: [2, 0] });
  p.leads(p.battlefield(alice, second), { casts: [1, 5] });
  p.leads(p.command(bob, leader), { casts: [3, 4] });
  const card = p.hand(alice, gain);
  const table = new Table(p);
  table.cast(card);
  while (table.question.kind !== 'priority') table.answer(pay);
  table.passAll();
  expect(table.life(alice)).toBe(23);
});
