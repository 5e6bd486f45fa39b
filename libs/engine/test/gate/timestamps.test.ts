import { describe, expect, test } from '@jest/globals';
import {
  always,
  base,
  becomesCreatureType,
  creature,
  creatures,
  each,
  eachOpponent,
  eachPlayer,
  enchantment,
  enchantments,
  gets,
  you,
  type CardDefinition,
  type Effect,
} from '@stacktrail/card-tree';
import { order, bear, doing, alice, bob, position, size, Table } from '@stacktrail/test-kit';

const small = enchantment('Small', '', [], always(each(creatures), base(1, 1)));
const large = enchantment('Large', '', [], always(each(creatures), base(5, 5)));
const lord = enchantment('Lord', '', [], always(each(creatures), gets(1, 1)));
const frogs = enchantment('Frogs', '', [], always(each(creatures), becomesCreatureType('Frog')));

const allReturn: Effect = {
  do: 'move',
  // Those of opponents are named first.
  what: {
    objects: 'together',
    of: [
      { objects: 'each', zone: 'graveyard', filter: enchantments, of: eachOpponent },
      { objects: 'each', zone: 'graveyard', filter: enchantments, of: you },
    ],
  },
  to: { zone: 'battlefield', control: 'owner' },
};

/** Alice returns all enchantments of all graveyards at once. */
function returning(mine: readonly CardDefinition[], theirs: readonly CardDefinition[] = [], active = alice) {
  const p = position((state) => {
    state.activePlayer = active;
  });
  const victim = p.battlefield(alice, bear);
  const [own, others] = [mine.map((card) => p.graveyard(alice, card)), theirs.map((card) => p.graveyard(bob, card))];
  const deed = p.hand(active, doing(allReturn));
  const table = new Table(p);
  while (table.state.priority !== active) table.pass();
  table.cast(deed);
  table.passAll();
  return { table, victim, own, others };
}

describe('CR 613.7m: objects that receive a timestamp at the same time', () => {
  test('CR 613.7m: their controller chooses the order of theirs where it could matter', () => {
    for (const [first, last] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const { table, victim, own } = returning([small, large]);
      expect([table.question.rule, table.question.player]).toEqual(['613.7m', alice]);
      expect(() => table.answer(order(own[first]!))).toThrow('613.7m');
      table.answer(order(own[first]!, own[last]!));
      expect(size(table.state, victim)).toBe(last === 1 ? '5/5' : '1/1');
      expect(table.fold()).not.toBe('');
    }
  });

  test.each([
    ['of what only adds', [lord, lord]],
    ['of what works in different layers', [small, lord, frogs]],
    ['of creatures that change nothing', [creature('Plain', '', [], 1, 1)]],
  ])('CR 613.7m: it isn’t asked %s', (_, cards) => {
    expect(returning(cards).table.asked).toBe('priority 0');
  });

  test('CR 613.7m: those of the active player are earlier, whoever’s effect it is and however it finds them', () => {
    const mine = returning([small], [large]);
    expect([mine.table.asked, size(mine.table.state, mine.victim)]).toEqual(['priority 0', '5/5']);
    const theirs = returning([small], [large], bob);
    expect([theirs.table.asked, size(theirs.table.state, theirs.victim)]).toEqual(['priority 1', '1/1']);
  });

  test.each([
    ['alice', alice, [alice, bob]],
    ['bob', bob, [bob, alice]],
  ] as const)('CR 613.7m: tokens that players create at the same time, with %s active', (_, active, inOrder) => {
    const p = position((state) => {
      state.activePlayer = active;
    });
    const token = {
      name: 'Imp',
      colors: [],
      supertypes: [],
      types: ['Creature'],
      subtypes: [],
      abilities: [],
    } as const;
    const made: Effect = {
      do: 'create tokens',
      who: eachPlayer,
      count: 2,
      token: { ...token, power: 1, toughness: 1 },
    };
    p.stack(alice, doing(made));
    const table = new Table(p);
    table.passAll();
    const stamps = table.state.battlefield.map((id) => table.object(id)).sort((a, b) => a.timestamp - b.timestamp);
    expect(stamps.map(({ controller }) => controller)).toEqual(inOrder.flatMap((player) => [player, player]));
  });
});
