import { expect, test } from '@jest/globals';
import { normalise } from '../src/compiling/normalise.js';

test.each([
  ['counters on a person', '~ enters with a +1/+1 counter on him.', '~ enters with a +1/+1 counter on it.'],
  [
    'CR 508.4: a token that attacks',
    'Create a tapped and attacking 1/1 red Devil creature token.',
    "Create a 1/1 red Devil creature token that's tapped and attacking.",
  ],
  [
    'CR 111.3: what has a power is a creature',
    'Create a 2/2 black Zombie token with decayed.',
    'Create a 2/2 black Zombie creature token with decayed.',
  ],
  [
    'CR 109.2: a creature is on the battlefield',
    'If it has the greatest power, or is a creature with the greatest power among creatures on the battlefield, draw a card.',
    'If it has the greatest power, or is a creature with the greatest power among creatures, draw a card.',
  ],
  ['contractions', 'As long as you control a Forest, it’s an Elf.', 'As long as you control a Forest, it is an Elf.'],
  [
    'so much for each of two kinds',
    '~ gets +1/+1 for each creature you control and +1/+1 for each Aura you control.',
    '~ gets +1/+1 for each creature you control and each Aura you control.',
  ],
  [
    'who was dealt damage',
    'Target player dealt damage by ~ this turn loses 1 life.',
    'Target player who was dealt damage by ~ this turn loses 1 life.',
  ],
])('%s', (_what, text, normal) => {
  expect(normalise(text)).toBe(normal);
  expect(normalise(normal)).toBe(normal);
});

test('copies that are created attacking are said of otherwise', () => {
  const text = "Create a tapped and attacking token that's a copy of it.";
  expect(normalise(text)).toBe(text);
});
