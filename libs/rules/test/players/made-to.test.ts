import { describe, expect, test } from '@jest/globals';
import { body, alice, bob, position, readCard, Table } from '@stacktrail/test-kit';
import { enchantment, instant } from '@stacktrail/card-tree';

describe('CR 101.2: spells and abilities of opponents can’t cause you to sacrifice permanents', () => {
  const host = readCard(
    body(5, 5),
    "Spells and abilities your opponents control can't cause you to sacrifice permanents.",
  );

  function after(text: string) {
    const p = position();
    p.battlefield(bob, host);
    const [of, other] = [p.battlefield(bob, body(1, 1)), p.battlefield(alice, body(1, 1))];
    const spell = p.hand(alice, readCard(instant('Edict', '', []), text));
    const table = new Table(p);
    table.cast(spell);
    table.passAll();
    return { table, of, other };
  }

  test('only the other players sacrifice', () => {
    const { table, of, other } = after('Each player sacrifices a creature of their choice.');
    expect([table.zoneOf(of), table.zoneOf(other)]).toEqual(['battlefield', 'graveyard']);
  });

  test('nor can you choose to, to avoid something else', () => {
    const { table } = after('Each opponent loses 3 life unless they sacrifice a creature.');
    expect(table.life(bob)).toBe(17);
  });

  test('your own can', () => {
    const p = position();
    const id = p.battlefield(alice, host);
    const altar = p.battlefield(
      alice,
      readCard(enchantment('Altar', '{1}', []), 'Sacrifice a creature: You gain 1 life.'),
    );
    const table = new Table(p);
    table.activate(altar);
    table.passAll();
    expect([table.zoneOf(id), table.life(alice)]).toEqual(['graveyard', 21]);
  });
});
