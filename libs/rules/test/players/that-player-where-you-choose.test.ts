import { describe, expect, test } from '@jest/globals';
import { creature, instant } from '@stacktrail/card-tree';
import { alice, attackWith, bear, bob, elf, forest, position, readCard, select, Table } from '@stacktrail/test-kit';

describe('CR 608.2c: “that player” is somebody else where you choose', () => {
  test('for each opponent, one of their permanents is chosen', () => {
    const card = readCard(
      instant('Cannon', ''),
      "For each opponent, choose a creature that player controls. Return those creatures to their owners' hands.",
    );
    const p = position();
    const [mine, theirs] = [p.battlefield(alice, bear), p.battlefield(bob, elf)];
    const id = p.hand(alice, card);
    const table = new Table(p);
    table.cast(id);
    table.passAll();
    expect([mine, theirs].map((one) => table.zoneOf(one))).toEqual(['battlefield', 'hand']);
  });

  test('the library of the player who was dealt the damage is searched', () => {
    const thief = readCard(
      creature('Thief', '{1}', [], 1, 1),
      "Whenever this creature deals combat damage to a player, search that player's library for a creature card and put that card onto the battlefield under your control. Then that player shuffles.",
    );
    const p = position();
    const attacker = p.battlefield(alice, thief);
    const [own, stolen] = [p.library(alice, bear), p.library(bob, elf)];
    for (const player of [alice, bob]) p.library(player, forest);
    const table = new Table(p);
    table.passUntil('declare attackers');
    table.answer(attackWith(bob, attacker));
    while (table.question.kind === 'priority') table.pass();
    table.answer(select(stolen));
    expect([table.zoneOf(own), table.zoneOf(stolen), table.now(stolen).controller]).toEqual([
      'library',
      'battlefield',
      alice,
    ]);
  });
});
