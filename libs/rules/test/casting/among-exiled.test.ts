import { describe, expect, test } from '@jest/globals';
import { artifact, creature } from '@stacktrail/card-tree';
import type { ObjectId } from '@stacktrail/game-events';
import {
  attackWith,
  select,
  player,
  balm,
  bear,
  forest,
  mountain,
  alice,
  bob,
  position,
  readCard,
  Table,
} from '@stacktrail/test-kit';

const thief = readCard(
  creature('Thief', '{U}', ['Specter'], 2, 2),
  'Whenever ~ deals combat damage to a player, that player exiles the top card of their library.',
  'You may play lands and cast spells from among cards exiled with ~.',
);

describe('cards exiled with a permanent', () => {
  function hit(...library: Parameters<ReturnType<typeof position>['library']>[1][]) {
    const p = position();
    const id = p.battlefield(alice, thief);
    const cards = library.map((card) => p.library(bob, card));
    const table = new Table(p);
    table.passUntil('declare attackers');
    if (table.question.kind !== 'priority') table.answer(attackWith(bob, id));
    table.passUntil('end of combat');
    table.passAll();
    return { table, cards, id };
  }

  test('CR 607.2a, 601.3: spells among them may be cast, lands played', () => {
    const { table, cards } = hit(forest, mountain);
    expect(table.zoneOf(cards[0]!)).toBe('exile');
    expect(table.zoneOf(cards[1]!)).toBe('library');
    const [play] = table.options(table.now(cards[0]!).id);
    expect(play).toMatchObject({ do: 'play land' });
    table.answer({ form: 'action', action: play! });
    expect(table.now(cards[0]!)).toMatchObject({ zone: 'battlefield', controller: alice, owner: bob });
  });

  test('CR 601.3: their mana costs are to be paid', () => {
    const { table, cards } = hit(balm);
    const [cast] = table.options(table.now(cards[0]!).id);
    table.answer({ form: 'action', action: cast! });
    table.passAll();
    expect(table.life(alice)).toBe(21);
  });

  test('CR 400.7: another permanent of that name has exiled none of them', () => {
    const { table, cards, id } = hit(balm);
    const p = position();
    expect(table.options(table.now(cards[0]!).id)).toHaveLength(1);
    expect(id).not.toBe(0);
    const other = p.battlefield(alice, thief);
    const card = p.exile(bob, balm);
    expect(new Table(p).options(card)).toEqual([]);
    expect(other).not.toBe(0);
  });
});

test('CR 701.24c: all cards of a library are exiled, and a hand is shuffled into it', () => {
  const mage = readCard(
    artifact('Mage', '{U}', []),
    "{T}: Exile all cards from target player's library, then that player shuffles their hand into their library.",
  );
  const p = position();
  const id = p.battlefield(alice, mage);
  const library: ObjectId[] = [p.library(bob, forest), p.library(bob, bear)];
  const hand = p.hand(bob, mountain);
  const table = new Table(p);
  table.activate(id, select(player(bob)));
  table.passAll();
  expect(library.map((card) => table.zoneOf(card))).toEqual(['exile', 'exile']);
  expect(table.object(hand).left).toBe(true);
  expect(table.state.players[bob]!.library).toHaveLength(1);
});
