import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

/** All references to players in what was read. */
function playersIn(tree: unknown): readonly string[] {
  return [...JSON.stringify(tree).matchAll(/"players":"([^"]+)"/g)].map(([, players]) => players!);
}

describe('CR 608.2d: a player is chosen as the text is followed', () => {
  test('“that player” is the one who was chosen', () => {
    const read = readingSpell('Choose an opponent. You and that player each draw a card.');
    expect(JSON.stringify(read)).toContain('"do":"choose players"');
    expect(playersIn(read).filter((players) => players === 'noted')).toHaveLength(1);
  });

  test('CR 119: one of those who share the most life', () => {
    const read = readingSpell('Choose a player with the most life or tied for most life. That player loses 2 life.');
    expect(playersIn(read)).toEqual(expect.arrayContaining(['those who', 'noted']));
  });

  test('chance chooses', () => {
    const read = reading(
      'At the beginning of combat on your turn, choose an opponent at random. This creature attacks that player this combat if able.',
    );
    expect(JSON.stringify(read)).toContain('"atRandom":true');
  });
});

test('CR 608.2i: players who were dealt damage in this game', () => {
  const read = reading('Each opponent dealt combat damage this game by a creature named Grizzly Bears loses 2 life.', {
    name: 'Test Card',
    types: ['Sorcery'],
    subtypes: [],
    supertypes: [],
    abilities: [],
  });
  expect(JSON.stringify(read)).toContain('"turn":"this game"');
});

describe('CR 607.2d: a player whom the object remembers', () => {
  test('a choice of which its text says nothing more is for its other abilities', () => {
    const read = reading('At the beginning of combat on your turn, choose an opponent.');
    expect(JSON.stringify(read)).toContain('"do":"choose","choice":{"choose":"player","among":"opponent"}');
  });

  test.each([
    'Creatures attacking the last chosen player have menace.',
    'Creatures the chosen player controls get +1/+1.',
    "Test Card's power and toughness are each equal to the number of cards in the chosen player's graveyard.",
    'Whenever this creature is dealt damage, it deals that much damage to the chosen player.',
  ])('“%s”', (text) => {
    expect(
      playersIn(
        reading(text.replace("Test Card's", "This creature's").replace("This creature's power", "Test Card's power")),
      ),
    ).toContain('chosen');
  });

  test('where the same text has a player chosen, “the chosen player” is that one, and not read as another', () => {
    expect(
      understood('When this creature enters, choose target opponent. The chosen player loses 2 life.'),
    ).not.toContain('loses');
  });
});

describe('CR 303.4: what an Aura is attached to is named with its controller', () => {
  const aura = {
    name: 'Test Card',
    types: ['Enchantment'],
    subtypes: ['Aura'],
    supertypes: [],
    abilities: [],
  } as const;

  test.each([
    "At the beginning of the upkeep of enchanted creature's controller, put a -1/-1 counter on that creature.",
    "Whenever enchanted creature becomes tapped, this Aura deals 2 damage to that creature's controller.",
  ])('“%s”', (text) => {
    expect(reading(text, aura)).toHaveLength(1);
  });
});

test('CR 701.23: whoever’s library was searched is “that player”', () => {
  const read = readingSpell(
    "Exile target creature. Search its controller's graveyard, hand, and library for all cards with the same name as that creature and exile them. Then that player shuffles.",
  );
  expect(JSON.stringify(read)).toContain('"do":"shuffle","who":{"players":"controller of"');
});
