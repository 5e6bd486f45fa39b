import { describe, expect, test } from '@jest/globals';
import {
  creature,
  create,
  land,
  legendary,
  sorcery,
  spell,
  staticAbility,
  type CardDefinition,
} from '@stacktrail/card-tree';
import type { FormatName } from '@stacktrail/game-state';
import { bear, elf, newGame } from '@stacktrail/test-kit';
import { deckFaults, LiveGame } from '../../src/index.js';

const plain = land('A basic land', ['Forest']);
const basic: CardDefinition = { ...plain, faces: [{ ...plain.faces[0], supertypes: ['Basic'] }] };
const leader = legendary(creature('A leader', '{1}{G}', ['Elf'], 2, 2));
const times = (count: number, card: CardDefinition): readonly CardDefinition[] =>
  Array.from({ length: count }, () => card);
const faults = (...given: Parameters<typeof deckFaults>): readonly string[] =>
  deckFaults(...given).map(({ rule, message }) => `${rule}: ${message}`);

describe('what decks a format allows', () => {
  test('CR 100.2: a legal deck has no fault', () => {
    expect(faults('constructed', [...times(56, basic), ...times(4, bear)], times(15, basic))).toEqual([]);
  });

  test.each<[string, FormatName, number, string]>([
    ['100.2a', 'constructed', 59, 'it has 59 cards; at least 60 are needed'],
    ['100.2b', 'limited', 39, 'it has 39 cards; at least 40 are needed'],
    ['903.5a', 'commander', 99, 'it has 99 cards; at least 100 are needed'],
    ['903.5a', 'commander', 101, 'it has 101 cards; at most 100 are allowed'],
    ['903.12d', 'brawl', 61, 'it has 61 cards; at most 60 are allowed'],
  ])('CR %s: a %s deck can’t have %i cards', (rule, format, size, message) => {
    const commanders = format === 'commander' || format === 'brawl' ? [leader] : [];
    expect(faults(format, times(size - commanders.length, basic), [], commanders)).toEqual([`${rule}: ${message}`]);
  });

  test('CR 100.2a: no more than four cards have one name, basic lands aside', () => {
    const deck = [...times(40, basic), ...times(5, bear), ...times(15, basic)];
    expect(faults('constructed', deck)).toEqual(['100.2a: it has 5 cards named Bear; at most 4 are allowed']);
  });

  test('CR 100.2a: a land that isn’t basic is no exception', () => {
    expect(faults('constructed', [...times(55, basic), ...times(5, land('A gate', []))])).toHaveLength(1);
  });

  test('CR 100.4a: at most fifteen cards are in a sideboard, and four with one name in it and the deck', () => {
    const deck = [...times(57, basic), ...times(3, bear)];
    expect(faults('constructed', deck, [...times(14, basic), ...times(2, bear)])).toEqual([
      '100.4a: its sideboard has 16 cards; at most 15 are allowed',
      '100.2a: it has 5 cards named Bear; at most 4 are allowed',
    ]);
  });

  test('CR 100.2b, 100.4b: a limited deck has as many of a card as there are, and the rest is the sideboard', () => {
    expect(faults('limited', times(40, bear), times(45, elf))).toEqual([]);
  });

  test('CR 100.5: a deck that is no Commander deck has no maximum size', () => {
    expect(faults('constructed', times(250, basic))).toEqual([]);
  });

  test('CR 903.5b: each card of a Commander deck has another name, basic lands aside', () => {
    expect(faults('commander', [...times(97, basic), ...times(2, bear)], [], [leader])).toEqual([
      '903.5b: it has 2 cards named Bear; at most 1 are allowed',
    ]);
  });

  test.each<[number | 'any number', number]>([
    ['any number', 30],
    [7, 7],
    [1, 1],
  ])('CR 113.6n: “a deck can have %s” changes the limit before the game begins', (count, most) => {
    const many = creature('Many', '{1}', ['Rat'], 1, 1, staticAbility({ static: 'a deck can have', count }));
    expect(faults('constructed', [...times(60, basic), ...times(most, many)])).toEqual([]);
    if (count === 'any number') return;
    expect(faults('constructed', [...times(60, basic), ...times(most + 1, many)])).toHaveLength(1);
  });
});

describe('cards that texts name', () => {
  const maker = sorcery('A summons', '', spell(create(1, { card: 'Bear' })));
  const start = (reference?: ReadonlyMap<string, CardDefinition>) =>
    LiveGame.start({ ...newGame([times(10, maker), times(10, basic)], 'named'), ...(reference && { reference }) });

  test('CR 108.1, 111.11: a game knows the cards that its texts name', () => {
    const { catalog } = start(new Map([['Bear', bear]]));
    expect(catalog.definitions.map(({ faces }) => faces[0].name)).toEqual(['A summons', 'A basic land', 'Bear']);
  });

  test('CR 111.11: a game whose texts name a card that nobody knows doesn’t begin', () => {
    expect(() => start()).toThrow('A summons names the card Bear, which isn’t known');
  });
});
