import { describe, expect, test } from '@jest/globals';
import type { CardDefinition } from '@stacktrail/card-tree';
import { cardPool } from '@stacktrail/cards';
import type { Answer, ObjectId } from '@stacktrail/game-events';
import {
  number,
  pay,
  pick,
  player,
  select,
  bear,
  bolt,
  forest,
  alice,
  bob,
  colorsOf,
  position,
  size,
  seen,
  type Position,
  pools,
  Table,
} from '@stacktrail/test-kit';

const card = (name: string): CardDefinition => cardPool.get(name)!;
const island = card('Island');
const hands = (table: Table): readonly number[] => table.state.players.map(({ hand }) => hand.length);
const tapped = (table: Table, ...ids: readonly ObjectId[]): readonly boolean[] => ids.map((id) => table.now(id).tapped);
const library = (p: Position, size = 3): readonly ObjectId[] =>
  Array.from({ length: size }, () => p.library(alice, island));

describe('spells on spells', () => {
  const leaked = (floating: string, ...answers: readonly Answer[]) => {
    const p = position(pools('G'.repeat(2) + floating, 'UU'));
    const [spell, leak] = [p.hand(alice, bear), p.hand(bob, card('Mana Leak'))];
    const table = new Table(p);
    table.cast(spell, pay);
    table.pass();
    table.cast(leak, pay);
    table.pass(2);
    table.answers(...answers);
    return [table.zoneOf(spell), table.pool(alice), table.zoneOf(leak)];
  };

  test('Counterspell counters a spell: it goes to its owner’s graveyard', () => {
    const p = position(pools('R', 'UU'));
    const [spell, counter] = [p.hand(alice, bolt), p.hand(bob, card('Counterspell'))];
    const table = new Table(p);
    table.cast(spell, select(player(bob)), pay);
    table.pass();
    table.cast(counter, pay);
    table.passAll();
    expect([table.zoneOf(spell), table.zoneOf(counter), table.life(bob)]).toEqual(['graveyard', 'graveyard', 20]);
    expect(table.stack).toEqual([]);
  });

  test('Mana Leak: who has too little mana doesn’t pay, and keeps it', () => {
    expect(leaked('GG', pick('yes'), pay)).toEqual(['graveyard', 'GG', 'graveyard']);
  });

  test('Mana Leak: its target’s controller may decline to pay', () => {
    expect(leaked('GGG', pick('no'))).toEqual(['graveyard', 'GGG', 'graveyard']);
  });

  test('Mana Leak: paying {3} keeps the spell on the stack', () => {
    expect(leaked('GGG', pick('yes'), pay)).toEqual(['stack', '', 'graveyard']);
  });

  const command = (modes: readonly string[], ...targets: readonly Answer[]) => {
    const p = position(pools('R', 'UUUU'));
    const [spell, counter] = [p.hand(alice, bolt), p.hand(bob, card('Cryptic Command'))];
    const [one, two] = [p.battlefield(alice, bear), p.battlefield(alice, forest)];
    const own = p.battlefield(bob, bear);
    p.library(bob, island);
    const table = new Table(p);
    table.cast(spell, select(player(bob)), pay);
    table.pass();
    table.cast(counter, pick(...modes), ...targets, pay);
    table.passAll();
    return { table, spell, one, two, own };
  };

  test('Cryptic Command: counter a spell and draw a card', () => {
    const { table, spell } = command(['1', '4']);
    expect([table.zoneOf(spell), ...hands(table)]).toEqual(['graveyard', 0, 1]);
  });

  test('Cryptic Command: return any permanent, tap the creatures of opponents alone', () => {
    const { table, spell, one, two, own } = command(['2', '3'], select(4 as ObjectId));
    expect([table.zoneOf(spell), table.zoneOf(two)]).toEqual(['stack', 'hand']);
    expect(tapped(table, one, own)).toEqual([true, false]);
  });

  test('CR 608.2b: Cryptic Command does nothing where its only target is gone, not even draw', () => {
    const p = position(pools('R', 'UUUUUU'));
    const [spell, cryptic, counter] = [
      p.hand(alice, bolt),
      p.hand(bob, card('Cryptic Command')),
      p.hand(bob, card('Counterspell')),
    ];
    p.library(bob, island);
    const table = new Table(p);
    table.cast(spell, select(player(bob)), pay);
    table.pass();
    table.cast(cryptic, pick('1', '4'), pay);
    table.cast(counter, select(table.now(spell).id), pay);
    table.passAll();
    table.passAll();
    expect(hands(table)).toEqual([0, 0]);
    expect(table.stack).toEqual([]);
    expect(table.zoneOf(cryptic)).toBe('graveyard');
  });
});

describe('cards and life', () => {
  test('Sphinx’s Revelation: X life and X cards', () => {
    const p = position(pools('WUUUUU'));
    const spell = p.hand(alice, card("Sphinx's Revelation"));
    library(p, 5);
    const table = new Table(p);
    table.cast(spell, number(3), pay);
    table.passAll();
    expect([table.life(alice), table.pool(alice), ...hands(table)]).toEqual([23, '', 3, 0]);
  });

  test('CR 107.3a: Sphinx’s Revelation for 0 gains no life and draws nothing', () => {
    const p = position(pools('WUU'));
    const spell = p.hand(alice, card("Sphinx's Revelation"));
    p.battlefield(alice, card("Ajani's Pridemate"));
    const table = new Table(p);
    table.cast(spell, number(0), pay);
    table.passAll();
    expect([table.life(alice), table.stack, ...hands(table)]).toEqual([20, [], 0, 0]);
  });

  test('Preordain: scry 2, then draw what is on top', () => {
    const p = position(pools('U'));
    const spell = p.hand(alice, card('Preordain'));
    const [first] = [island, forest, bear].map((each) => p.library(alice, each));
    const table = new Table(p);
    table.cast(spell, pay);
    table.passAll();
    expect(table.asked).toBe('scry 0');
    table.answer(select(first!));
    const { hand, library: left } = table.state.players[0]!;
    const names = [hand, left].map((ids) => ids.map((id) => table.object(id).printed.name));
    expect(names).toEqual([['Forest'], ['Bear', 'Island']]);
  });

  test('Midnight Haunting: two 1/1 white Spirits that fly', () => {
    const p = position(pools('WWW'));
    const spell = p.hand(alice, card('Midnight Haunting'));
    const table = new Table(p);
    table.cast(spell, pay);
    table.passAll();
    const tokens = table.state.battlefield.map((id) => table.object(id));
    expect(tokens.map(({ id, kind }) => [kind, size(table.state, id), colorsOf(table.state, id)])).toEqual([
      ['token', '1/1', 'W'],
      ['token', '1/1', 'W'],
    ]);
    expect(tokens.map(({ id }) => [...seen(table.state, id).keywords])).toEqual([['flying'], ['flying']]);
  });

  test('Azorius Charm: draw', () => {
    const p = position(pools('WU'));
    const spell = p.hand(alice, card('Azorius Charm'));
    library(p);
    const table = new Table(p);
    table.cast(spell, pick('2'), pay);
    table.passAll();
    expect(hands(table)).toEqual([1, 0]);
  });
});
