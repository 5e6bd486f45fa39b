import { describe, expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { writeRulesText } from '../../src/grammar/index.js';
import { reading, understood } from './reading.js';

function enchantment(subtype: string, more: Partial<TextSource> = {}): TextSource {
  return { name: 'Test Card', types: ['Enchantment'], subtypes: [subtype], supertypes: [], abilities: [], ...more };
}

const saga = enchantment('Saga');
const klass = enchantment('Class');
const leveler: TextSource = { ...enchantment('Human'), types: ['Creature'] };

describe('chapters', () => {
  test('CR 714.2a, 714.2c: the numbers of a chapter ability', () => {
    expect(reading('I, II — Draw a card.', saga)).toMatchObject([
      { kind: 'triggered', event: { on: 'chapter', chapters: [1, 2] }, modes: [{ effects: [{ do: 'draw' }] }] },
    ]);
    expect(reading('IV — Scry 2.', saga)).toMatchObject([{ event: { chapters: [4] } }]);
  });

  test('CR 700.2: a chapter ability may have modes', () => {
    const [ability] = reading('III — Choose one —\n• Draw a card.\n• You gain 3 life.', saga);
    expect(ability).toMatchObject({ choose: { min: 1, max: 1 }, modes: [{}, {}] });
  });

  test('CR 712.14a: a Saga that comes back with its other face up', () => {
    const text = 'III — Exile this Saga, then return it to the battlefield transformed under your control.';
    const [ability] = reading(text, saga);
    expect(JSON.stringify(ability)).toContain('"to":{"zone":"battlefield","transformed":true,"control":"you"}');
  });
});

describe('level bars', () => {
  test('CR 716.2: a class level bar has a cost and a number', () => {
    expect(reading('{1}{R}: Level 2', klass)).toEqual([
      {
        kind: 'keyword',
        keyword: 'class level',
        level: 2,
        cost: [{ cost: 'mana', mana: ['1', 'R'] }],
        abilities: [],
      },
    ]);
  });

  test('CR 716.2b: becoming a level is an event', () => {
    expect(reading('When this Class becomes level 3, draw two cards.', klass)).toMatchObject([
      { event: { on: 'is designated', as: 'level', value: 3, what: { is: 'this' } } },
    ]);
  });

  test('CR 711.2a, 711.2b: level symbols have a range and a power and toughness', () => {
    const level = { kind: 'keyword', keyword: 'level', abilities: [] };
    expect(reading('LEVEL 1-4\n2/3', leveler)).toEqual([{ ...level, from: 1, to: 4, power: 2, toughness: 3 }]);
    expect(reading('LEVEL 5+\n6/6', leveler)).toEqual([{ ...level, from: 5, power: 6, toughness: 6 }]);
    expect(understood('LEVEL 5+', leveler)).toBe('LEVEL 5+');
  });

  test('CR 711.3: what stands below a bar is said below it', () => {
    const flying = { kind: 'keyword', keyword: 'flying' } as const;
    const bar = { kind: 'keyword', keyword: 'level', from: 1, power: 2, toughness: 2, abilities: [flying] } as const;
    expect(writeRulesText([flying, bar], leveler)).toBe('Flying\nLEVEL 1+\n2/2\nFlying');
  });
});

describe('abilities behind a dash', () => {
  test('CR 719.3a, 719.3c: the two special abilities of a Case', () => {
    const plan = enchantment('Case');
    expect(reading('To solve — You control three or more artifacts.', plan)).toMatchObject([
      { keyword: 'to solve', condition: { if: 'control', count: 3 } },
    ]);
    expect(reading('Solved — Whenever you draw a card, you gain 1 life.', plan)).toMatchObject([
      { keyword: 'solved', ability: { kind: 'triggered', event: { on: 'draws' } } },
    ]);
    expect(reading('Solved — Sacrifice this Case: Draw a card. Activate only as a sorcery.', plan)).toMatchObject([
      { keyword: 'solved', ability: { kind: 'activated', timing: 'sorcery' } },
    ]);
  });
});

describe('doors', () => {
  const text = 'When you unlock this door, draw a card.';

  test('CR 709.5h, 709.5j: a door is the half whose text it is', () => {
    expect(reading(text, enchantment('Room', { half: 'left' }))).toMatchObject([
      { event: { on: 'is designated', as: 'left half unlocked', what: { is: 'this' } } },
    ]);
    expect(reading(text, enchantment('Room', { half: 'right' }))).toMatchObject([
      { event: { as: 'right half unlocked' } },
    ]);
    expect(understood(text, saga)).not.toBe(text);
  });

  test('CR 709.5i: fully unlocking a Room', () => {
    expect(reading('Whenever you fully unlock a Room, scry 1.')).toMatchObject([
      { event: { on: 'keyword action', action: 'fully unlock', who: 'you', what: { is: 'subtype', subtype: 'Room' } } },
    ]);
  });
});
