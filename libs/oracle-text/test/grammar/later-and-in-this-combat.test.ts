import { describe, expect, test } from '@jest/globals';
import { normalise } from '../../src/compiling/normalise.js';
import { reading, readingSpell } from './reading.js';

const json = (value: unknown): string => JSON.stringify(value);

describe('what is spoken of later, and in this combat', () => {
  test('CR 603.7c: “that player” of what triggers later is the target', () => {
    const text =
      'Choose target opponent. Whenever a creature you control deals combat damage to that player this turn, draw a card.';
    expect(json(readingSpell(text))).toContain('"about":{"players":"target","slot":0}');
    expect(() =>
      readingSpell('Whenever a creature deals combat damage to that player this turn, draw a card.'),
    ).toThrow();
  });

  test('CR 511.2: “this combat”', () => {
    const [ability] = reading(
      'Whenever you attack, target creature gains haste until end of turn. When that creature dies this combat, draw a card.',
    );
    expect(json(ability)).toContain('"until":"until end of combat"');
  });

  test('CR 603.4: whether any of the cards remain exiled is asked of those that are kept', () => {
    const text =
      'Exile the top three cards of your library. At the beginning of the next end step, if any of those cards remain exiled, put them into your graveyard.';
    expect(json(readingSpell(text))).toContain('"of":{"objects":"kept"},"filter":{"is":"in zone","zone":"exile"}');
    expect(() =>
      readingSpell(
        'Exile target creature. At the beginning of the next end step, if any of those cards remain exiled, draw a card.',
      ),
    ).toThrow();
  });

  test('CR 601.2i: copies for what was sacrificed as an additional cost', () => {
    const text =
      'As an additional cost to cast this spell, you may sacrifice one or more creatures. When you do, copy this spell for each creature sacrificed this way.';
    const [, copies] = readingSpell(text.replace(/^/, '')) as readonly unknown[];
    expect(copies).toMatchObject({
      kind: 'triggered',
      event: { on: 'casts', what: { is: 'this' } },
      condition: { if: 'cost was paid', keyword: 'additional' },
      said: 'when you do',
    });
    expect(() => readingSpell(text.replace('you may ', ''))).toThrow();
  });
});

describe('who and how much', () => {
  test.each([
    'Any number of target opponents each sacrifice a creature with the greatest power among creatures that player controls of their choice and lose 3 life.',
    'For each player, Test Card deals damage to that player and each creature that player controls equal to the number of creatures they control.',
    'Test Card deals X damage divided as you choose among any number of target creatures, where X is the greatest amount of damage dealt by a source to a permanent or player this turn.',
    'X target creatures you control connive. You may have any number of them phase out.',
  ])('%s', (text) => {
    expect(readingSpell(text)).toHaveLength(1);
  });

  test.each([
    'This creature gets +1/+0 for each opponent you attacked this turn.',
    "Whenever this creature attacks a player, for each other opponent, create a token that's a copy of this creature tapped and attacking that player, except it isn't legendary.",
    '{3}: Draw two cards. Spend only mana of the chosen color to activate this ability.',
    'At the beginning of the end step, if three or more cards have been exiled with this creature, draw a card.',
  ])('%s', (text) => {
    expect(reading(text)).toHaveLength(1);
  });
});

test.each([
  [
    'CR 614.1a',
    'Double all damage that creatures you control with counters on them would deal.',
    'If a creature you control with counters on it would deal damage, it deals double that damage instead.',
  ],
  [
    'CR 614.1a',
    'Double all damage equipped creature would deal.',
    'If equipped creature would deal damage, it deals double that damage instead.',
  ],
  [
    'CR 702.138d',
    'This creature escapes with "Whenever this creature attacks, draw a card."',
    'As long as it escaped, this creature has "Whenever this creature attacks, draw a card."',
  ],
  [
    'CR 111.3',
    'Create a 1/1 white Bird creature token for each land you control. Those tokens have "Sacrifice this creature: Add {C}."',
    'Create a 1/1 white Bird creature token with "Sacrifice this creature: Add {C}" for each land you control.',
  ],
])('%s: “%s”', (_, said, normal) => {
  expect(normalise(said)).toBe(normal);
});
