import { expect, test } from '@jest/globals';
import { normalise } from '../../src/index.js';
import { reading, readingSpell } from './reading.js';

const facts = (tree: unknown): string => JSON.stringify(tree);

test('CR 120.10: that many are as many as the excess damage', () => {
  expect(
    facts(
      readingSpell(
        'Test Card deals 5 damage to any target. If excess damage was dealt this way, create that many tapped Treasure tokens.',
      ),
    ),
  ).toContain('"count":{"amount":"noted number","label":"excess 1","said":"that many"}');
});

test('CR 110.4: permanent types are compared and counted', () => {
  expect(readingSpell('Exchange control of two target permanents that share a permanent type.')).toMatchObject([
    { modes: [{ targets: [{ together: [{ all: 'share', quality: 'permanent type' }] }] }] },
  ]);
  expect(
    facts(
      reading(
        '{T}: Draw a card. Activate only if there are four or more permanent types among cards in your graveyard.',
      ),
    ),
  ).toContain('"quality":"permanent type"');
});

test('CR 107.3: twice X targets', () => {
  expect(readingSpell('Exile up to twice X target cards from graveyards.')).toMatchObject([
    { modes: [{ targets: [{ min: 0, max: { amount: 'product', of: [2, { amount: 'X' }] } }] }] },
  ]);
});

test('what is excepted is what the others aren’t; the only creature is each of them', () => {
  const cyclone =
    'When this creature enters, return all permanents to their owners’ hands except for Giants, Wizards, and lands.';
  expect(normalise(cyclone.replace('’', "'"))).toBe(
    "When this creature enters, return all non-Giant, non-Wizard, nonland permanents to their owners' hands.",
  );
  expect(normalise('As long as you control exactly one creature, that creature gets +3/+1 and has lifelink.')).toBe(
    'As long as you control exactly one creature, creatures you control get +3/+1 and have lifelink.',
  );
});
