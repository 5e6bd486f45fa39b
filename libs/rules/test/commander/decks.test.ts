import { describe, expect, test } from '@jest/globals';
import {
  activated,
  addMana,
  artifact,
  cost,
  creature,
  dealDamage,
  enchantment,
  keywords,
  land,
  legendary,
  sorcery,
  spell,
  staticAbility,
  target,
  twoFaced,
  withSupertype,
  type CardDefinition,
} from '@stacktrail/card-tree';
import { colorIdentityOf } from '@stacktrail/characteristics';
import { deckFaults, partnersAs } from '../../src/index.js';

const identity = (card: CardDefinition): string => [...colorIdentityOf(card)].sort().join('');
const basic = (type: string): CardDefinition => withSupertype('Basic', land(`A basic ${type}`, [type]));
const times = (count: number, card: CardDefinition): readonly CardDefinition[] =>
  Array.from({ length: count }, () => card);
const faults = (...given: Parameters<typeof deckFaults>): readonly string[] =>
  deckFaults(...given).map(({ rule, message }) => `${rule}: ${message}`);
const green = legendary(creature('Green', '{1}{G}', ['Elf'], 2, 2));
const forest = basic('Forest');
const gruul = legendary(creature('Raider', '{4}{R/G}{R/G}', ['Goblin'], 3, 3));

describe('CR 903.4: color identity', () => {
  test('CR 903.4 example: the symbols of the rules text count, those of a colorless card too', () => {
    const golem = legendary(
      artifact('Golem', '{8}', [], activated([cost.mana('{3}{R}')], target.any(), dealDamage(2))),
    );
    expect(identity(golem)).toBe('R');
  });

  test('CR 903.4: the mana cost, a color indicator, and colors that abilities define', () => {
    const indicated = creature('Dryad', '{2}', ['Dryad'], 1, 1);
    const dryad: CardDefinition = { ...indicated, faces: [{ ...indicated.faces[0], colorIndicator: ['G'] }] };
    const defined = creature(
      'Prism',
      '{2}',
      ['Elf'],
      1,
      1,
      staticAbility({ static: 'defines colors', colors: ['W', 'U'] }),
    );
    expect([creature('Bear', '{W/B}{2}', ['Bear'], 2, 2), dryad, defined].map(identity)).toEqual(['BW', 'G', 'UW']);
  });

  test('CR 903.4: what a land with a basic land type adds stands in no text of it; what it says it adds does', () => {
    const spring = land('Spring', [], activated([cost.tap], addMana(['U'])));
    expect([forest, spring].map(identity)).toEqual(['', 'U']);
  });

  test('CR 903.4c: reminder text doesn’t count', () => {
    expect(identity(creature('Extorter', '{3}', ['Human'], 1, 1, ...keywords('extort')))).toBe('');
  });

  test('CR 903.4d example: the back face counts', () => {
    const back = creature('Brute', '', ['Human'], 5, 1);
    const brute = {
      ...back,
      faces: [{ ...back.faces[0], colorIndicator: ['R'] as const }],
    } as unknown as CardDefinition;
    expect(identity(twoFaced('transforming', creature('Scholar', '{2}{U}', ['Human'], 1, 1), brute))).toBe('RU');
  });

  test('CR 903.4e: alternative characteristics count', () => {
    const tale = twoFaced(
      'adventure',
      creature('Knight', '{W}', ['Human'], 1, 1),
      sorcery('Tale', '{B}', spell(dealDamage(1, { players: 'each opponent' }))),
    );
    expect(identity(tale)).toBe('BW');
  });
});

describe('CR 903.5: Commander decks', () => {
  const deck = (card: CardDefinition, count = 1): readonly CardDefinition[] => [
    ...times(count, card),
    ...times(99 - count, forest),
  ];

  test('CR 903.5: a legal deck has no fault', () => {
    expect(faults('commander', times(99, forest), [], [green])).toEqual([]);
  });

  test('CR 903.5b: each card but basic lands has another name, the commander’s too', () => {
    const elf = creature('Elf', '{G}', ['Elf'], 1, 1);
    expect(faults('commander', deck(elf, 2), [], [green])).toEqual([
      '903.5b: it has 2 cards named Elf; at most 1 are allowed',
    ]);
    expect(faults('commander', deck(green), [], [green])).toEqual([
      '903.5b: it has 2 cards named Green; at most 1 are allowed',
    ]);
  });

  test('CR 903.5c example: each card’s colors are among those of the commander’s identity', () => {
    const cards = [
      creature('Red', '{R}', ['Elf'], 1, 1),
      creature('Both', '{R}{G}', ['Elf'], 1, 1),
      creature('Neither', '{3}', ['Elf'], 1, 1),
    ];
    expect(faults('commander', [...cards, ...times(96, forest)], [], [gruul])).toEqual([]);
    const wrong = [
      creature('Hybrid', '{G/W}', ['Elf'], 1, 1),
      land('Spring', [], activated([cost.tap], addMana(['U']))),
    ];
    expect(faults('commander', [...wrong, ...times(97, forest)], [], [gruul])).toEqual([
      '903.5c: Hybrid is not of its commander’s color identity',
      '903.5c: Spring is not of its commander’s color identity',
    ]);
  });

  test('CR 903.5d example: lands with basic land types only of the commander’s colors', () => {
    const dual = land('A dual land', ['Forest', 'Island']);
    expect(faults('commander', [...times(50, forest), ...times(49, basic('Mountain'))], [], [gruul])).toEqual([]);
    expect(faults('commander', [dual, ...times(49, forest), ...times(49, basic('Plains'))], [], [gruul])).toEqual([
      '903.5d: A dual land has the land type Island, whose color is not in its commander’s color identity',
      '903.5d: A basic Plains has the land type Plains, whose color is not in its commander’s color identity',
    ]);
  });
});

describe('CR 903.3: which cards can be commanders', () => {
  const only = (...commanders: readonly CardDefinition[]): readonly string[] =>
    faults('commander', times(100 - commanders.length, forest), [], commanders).map((fault) => fault.split(':')[0]!);

  test('CR 903.3: a legendary creature card, and exactly one', () => {
    expect(only(green)).toEqual([]);
    expect(only()).toEqual(['903.3']);
    expect(only(creature('Elf', '{G}', ['Elf'], 1, 1))).toEqual(['903.3']);
    expect(only(green, legendary(creature('Other', '{G}', ['Elf'], 1, 1)))).toEqual(['702.124a']);
  });

  test('CR 903.3a: a card that says that it can be one', () => {
    const relic = legendary(artifact('Relic', '{3}', []));
    const said = legendary(artifact('Relic', '{3}', [], staticAbility({ static: 'can be your commander' })));
    expect(only(relic)).toEqual(['903.3']);
    expect(faults('commander', times(99, creature('Stone', '{2}', [], 1, 1)), [], [said])).toEqual([
      '903.5b: it has 99 cards named Stone; at most 1 are allowed',
    ]);
  });

  test('CR 702.124a, 702.124b, 702.124c: two partners, a deck of 100 cards with them, and the colors of both', () => {
    const partner = (name: string, mana: string) =>
      legendary(creature(name, mana, ['Elf'], 1, 1, ...keywords('partner')));
    const [one, two] = [partner('One', '{G}'), partner('Two', '{U}')];
    expect(partnersAs(one, two)).toBe('702.124h');
    expect(faults('commander', [...times(49, forest), ...times(49, basic('Island'))], [], [one, two])).toEqual([]);
    expect(faults('commander', times(99, forest), [], [one, two])).toEqual([
      '903.5a: it has 101 cards; at most 100 are allowed',
    ]);
  });

  test('CR 702.124e, 702.124g: never more than two', () => {
    const partner = (name: string) => legendary(creature(name, '{G}', ['Elf'], 1, 1, ...keywords('partner')));
    expect(only(partner('A'), partner('B'), partner('C'))).toEqual(['702.124g']);
  });

  test('CR 903.1: other formats have none', () => {
    expect(faults('constructed', times(60, forest), [], [green])).toEqual([
      '903.1: it has a commander, which only decks of formats with commanders have',
    ]);
  });
});

describe('CR 903.12: Brawl', () => {
  const walker = enchantment('Walker', '{2}{G}', []);
  const planeswalker: CardDefinition = legendary({
    ...walker,
    faces: [{ ...walker.faces[0], types: ['Planeswalker'], loyalty: 3 }],
  });

  test('CR 903.12a, 903.12c: the commander may be a legendary planeswalker', () => {
    expect(faults('brawl', times(59, forest), [], [planeswalker])).toEqual([]);
    expect(faults('commander', times(99, forest), [], [planeswalker])).toHaveLength(1);
  });

  test('CR 903.12e: with a colorless commander the deck may have basic lands of one type', () => {
    const golem = legendary(creature('Golem', '{5}', ['Golem'], 5, 5));
    expect(faults('brawl', times(59, forest), [], [golem])).toEqual([]);
    expect(faults('brawl', [...times(50, forest), ...times(9, basic('Island'))], [], [golem])).toHaveLength(1);
    expect(faults('commander', times(99, forest), [], [golem])).toHaveLength(1);
  });
});
