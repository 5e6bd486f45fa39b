import { expect, test } from '@jest/globals';
import { readingSpell } from './reading.js';

const target = { objects: 'target', slot: 0 };

test.each([
  ['target spell or permanent', 'one color word with another', { words: ['color word'] }],
  [
    'target permanent',
    'one basic land type with another until end of turn',
    { words: ['basic land type'], until: 'this turn' },
  ],
  [
    'target Goblin',
    'one color word with another or one basic land type with another',
    { words: ['color word', 'basic land type'] },
  ],
  ['target permanent', 'one creature type with Goblin', { words: ['creature type'], to: 'Goblin' }],
  [
    'target permanent',
    "one creature type with another. The new creature type can't be Wall",
    { words: ['creature type'], except: ['Wall'] },
  ],
])('CR 612.2: the words of %s change: %s', (what, how, change) => {
  const [ability] = readingSpell(`Change the text of ${what} by replacing all instances of ${how}.`);
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'change text', what: target, ...change }] }] });
});

test.each([
  ['Exchange the text boxes of two target creatures.', target, target],
  ['Exchange the text boxes of target Goblin and target Elf.', target, { objects: 'target', slot: 1 }],
])('CR 701.12h: %s', (text, first, second) => {
  const [ability] = readingSpell(text);
  expect(ability).toMatchObject({ modes: [{ effects: [{ do: 'exchange text boxes', first, second }] }] });
});
