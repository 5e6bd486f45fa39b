import { expect, test } from '@jest/globals';
import type { TextSource } from '../../src/english/text-source.js';
import { reading, understood } from './reading.js';

const enchantment: TextSource = {
  name: 'Test Card',
  types: ['Enchantment'],
  subtypes: [],
  supertypes: [],
  abilities: [],
};

test('CR 614.12b: an ability behind an anchor word is there only if that word was chosen', () => {
  const text =
    'As this enchantment enters, choose Khans or Dragons.\n• Khans — At the beginning of your upkeep, draw a card.\n• Dragons — Creatures you control get +1/+1.';
  const [choice, first, second] = reading(text, enchantment);
  expect(choice).toMatchObject({
    effects: [{ replacement: { instead: { choice: { choose: 'word', among: ['Khans', 'Dragons'] } } } }],
  });
  expect(first).toMatchObject({
    condition: { if: 'chosen', word: 'Khans' },
    effects: [{ affects: { objects: 'this' }, changes: [{ abilities: [{ kind: 'triggered' }] }] }],
  });
  expect(second).toMatchObject({
    condition: { if: 'chosen', word: 'Dragons' },
    effects: [{ changes: [{ abilities: [{ kind: 'static' }] }] }],
  });
});

test('an anchor word that was not among the choices is none', () => {
  const text =
    'As this enchantment enters, choose Khans or Dragons.\n• Khans — Draw a card.\n• Elves — Creatures you control get +1/+1.';
  expect(understood(text, enchantment)).toContain('• Khans — ');
});

test('CR 118.12a: who sacrifices to prevent something chooses what', () => {
  const text = (they: string) => `At the beginning of your upkeep, target opponent loses 2 life unless ${they}.`;
  for (const they of ['they sacrifice a creature of their choice', 'that player sacrifices a creature of their choice'])
    expect(JSON.stringify(reading(text(they)))).toContain('"cost":[{"cost":"sacrifice","filter"');
});
