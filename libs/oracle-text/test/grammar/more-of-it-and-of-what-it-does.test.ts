import { expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell, understood } from './reading.js';

const equipment = {
  name: 'Test Card',
  types: ['Artifact'],
  subtypes: ['Equipment'],
  supertypes: [],
  abilities: [],
} as const;
const vehicle = { ...equipment, subtypes: ['Vehicle'] } as const;

test('CR 702.122c: what crewed it is asked about its own crewing', () => {
  const text = 'Whenever this Vehicle attacks, target creature that crewed it this turn explores.';
  expect(JSON.stringify(reading(text, vehicle))).toContain(
    '{"is":"in event","event":{"on":"keyword action","action":"crew","who":"any player","what":{"is":"anything"},"other":{"is":"this"}},"as":"object"}',
  );
});

test('CR 702.122c: “it” is the object with the text, or the words aren’t read', () => {
  expect(understood('{T}: Destroy target creature. Tap each creature that crewed it this turn.')).not.toContain(
    'crewed',
  );
});

test('CR 702.122b: that Vehicle is what was crewed', () => {
  expect(reading('Whenever this creature crews a Vehicle, that Vehicle gains haste until end of turn.')).toMatchObject([
    { event: { action: 'crew', that: 'other' }, modes: [{ effects: [{ to: { objects: 'that object' } }] }] },
  ]);
});

test('CR 611.3a: the first bonus holds unless the second does', () => {
  const [first, second] = reading("Equipped creature gets +1/+1. If it's a Warrior, it gets +2/+1 instead.", equipment);
  expect([first, second]).toMatchObject([
    { condition: { if: 'not', of: { filter: { subtype: 'Warrior' } } }, said: 'instead' },
    { condition: { filter: { subtype: 'Warrior' } }, said: 'instead', leads: true, sameParagraph: true },
  ]);
});

test('CR 604.3: a creature’s own power is defined under its name or as “this creature’s”', () => {
  const [own] = reading("This creature's power is equal to the number of lands you control.");
  expect(own).toMatchObject({ effects: [{ static: 'defines power and toughness', said: 'this' }] });
  const [named] = reading("Test Card's power is equal to the number of lands you control.");
  expect(named).not.toMatchObject({ effects: [{ said: 'this' }] });
});

test('CR 105.3: one color is another choice than any number of them', () => {
  expect(readingSpell('Target creature becomes the color of your choice until end of turn.')).toMatchObject([
    { modes: [{ effects: [{ choice: { choose: 'color' } }, { changes: [{ noted: 'color 1' }] }] }] },
  ]);
  expect(readingSpell('Target creature becomes the color or colors of your choice until end of turn.')).toMatchObject([
    { modes: [{ effects: [{ choice: { several: true } }, { changes: [{ noted: 'colors 1' }] }] }] },
  ]);
});

test('CR 118.12a: a cost and an additional one for each thing are one amount', () => {
  expect(
    normalise(
      'Counter target spell unless its controller pays {2} plus an additional {1} for each Faerie you control.',
    ),
  ).toBe('Counter target spell unless its controller pays {X}, where X is 2 plus the number of Faeries you control.');
});

test('CR 603.7a: what a delayed ability will do isn’t done “this way” yet', () => {
  const text =
    'Tap target creature. At the beginning of the next end step, sacrifice that creature. When you sacrifice a creature this way, draw a card.';
  expect(understood(`{T}: ${text}`)).not.toContain('draw');
});

test('CR 608.2d: the chosen quality is odd or even, as this text had it chosen', () => {
  expect(readingSpell('Choose odd or even. Exile each creature with mana value of the chosen quality.')).toMatchObject([
    { modes: [{ effects: [{ choice: { among: ['odd', 'even'] } }, { what: { objects: 'each' } }] }] },
  ]);
  expect(understood('{T}: Exile each creature with mana value of the chosen quality.')).not.toContain('chosen');
  const later = "Choose odd or even. Creatures with mana value of the chosen quality can't block this turn.";
  expect(understood(`{T}: ${later}`)).not.toContain('of the chosen');
});
