import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const target = { objects: 'target', slot: 0 };
const creature = { is: 'type', type: 'Creature' };

describe('a reading', () => {
  test('a sentence is an instruction with its target', () => {
    expect(readingSpell('Destroy target creature.')).toEqual([
      {
        kind: 'spell',
        modes: [
          {
            targets: [{ kind: 'permanent', filter: creature, min: 1, max: 1 }],
            effects: [{ do: 'destroy', what: target }],
          },
        ],
      },
    ]);
  });

  test('“it” is what was named before, and keeps how it is said', () => {
    const [ability] = readingSpell('Untap target creature. It gains flying until end of turn.');
    expect(JSON.stringify(ability)).toContain('{"objects":"target","slot":0,"called":"it"}');
  });

  test('a verb agrees with its subject in both directions', () => {
    expect(() => reading('Whenever you draw a card, each opponent loses 1 life.')).not.toThrow();
    expect(understood('Whenever you draw a card, each opponent gain 1 life.')).toBe(
      'Whenever you draw a card, each opponent ',
    );
  });

  test('what can’t be read says how far it was understood', () => {
    expect(understood('When this creature enters, draw a card and juggle.')).toBe(
      'When this creature enters, draw a card and ',
    );
  });

  test('a number that changes is another tree', () => {
    expect(readingSpell('Draw two cards.')).not.toEqual(readingSpell('Draw three cards.'));
  });
});

test.each([
  ['Equip {2}', { cost: [{ cost: 'mana', mana: ['2'] }] }],
  ['Equip planeswalker {2}', { planeswalker: true, cost: [{ cost: 'mana', mana: ['2'] }] }],
  ['Equip Human {1}', { quality: { is: 'subtype', subtype: 'Human' }, cost: [{ cost: 'mana', mana: ['1'] }] }],
])('%s', (text, expected) => {
  expect(reading(text)).toEqual([{ kind: 'keyword', keyword: 'equip', ...expected }]);
});
