import { describe, expect, test } from '@jest/globals';
import { someNode } from '@stacktrail/card-tree';
import { normalise } from '../../src/compiling/normalise.js';
import { withOwnName } from '../../src/compiling/own-name.js';
import { reading } from './reading.js';

describe('CR 111.3: what a token has may be said in a sentence of its own', () => {
  test.each([
    [
      'Create a 5/1 red Elemental creature token named Spark. It has trample, haste, and "When this creature dies, draw a card."',
      'Create a 5/1 red Elemental creature token named Spark with trample, haste, and "When this creature dies, draw a card."',
    ],
    [
      'Create a white Aura enchantment token named Mask attached to another target permanent. The token has enchant permanent and umbra armor.',
      'Create a white Aura enchantment token named Mask with enchant permanent and umbra armor attached to another target permanent.',
    ],
    [
      'Create a number of 1/1 black Pest creature tokens equal to your life total. They have "When this creature dies, draw a card."',
      'Create a number of 1/1 black Pest creature tokens with "When this creature dies, draw a card" equal to your life total.',
    ],
  ])('%s', (said, normal) => {
    expect(normalise(said)).toBe(normal);
  });

  test('what an Aura token enchants its other abilities speak of', () => {
    const tree = reading(
      '{T}: Create a white Aura enchantment token named Pact with enchant land and "When enchanted land becomes tapped, draw a card" attached to target land.',
    );
    expect(someNode(tree, ({ keyword }) => keyword === 'enchant')).toBe(true);
  });

  test('of two kinds X tokens each are created', () => {
    const tree = reading('When this creature enters, create X 1/1 white Cat creature tokens and X Food tokens.');
    expect(someNode(tree, (node) => node['do'] === 'create tokens' && node['also'] !== undefined)).toBe(true);
  });
});

test('CR 201.5c: a legend of two names and a place is called by the first of them', () => {
  const face = {
    name: 'Toma Brann of the Vale',
    supertypes: ['Legendary'],
    types: [],
    subtypes: [],
    text: '',
  } as const;
  expect(withOwnName(face, 'Destroy target creature other than Toma.')).toBe(
    'Destroy target creature other than Toma Brann of the Vale.',
  );
});
