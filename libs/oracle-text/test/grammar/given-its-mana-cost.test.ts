import { describe, expect, test } from '@jest/globals';
import { reading, readingSpell, understood } from './reading.js';

const flashback = { kind: 'keyword', keyword: 'flashback', cost: [{ cost: 'mana cost of this' }] };

function effectsOf(text: string) {
  const [ability] = readingSpell(text);
  return ability?.kind === 'spell' ? ability.modes[0]?.effects : undefined;
}

describe('a keyword whose cost is said in a sentence of its own', () => {
  test('costs what the card costs that it is given to', () => {
    expect(
      effectsOf(
        'Target sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
      ),
    ).toMatchObject([
      {
        do: 'apply',
        to: { objects: 'target', slot: 0 },
        changes: [{ change: 'add abilities', abilities: [flashback] }],
        until: 'this turn',
      },
    ]);
  });

  test('is given to all cards of a kind in a graveyard', () => {
    expect(
      effectsOf(
        'Each sorcery card in your graveyard gains flashback until end of turn. The flashback cost is equal to its mana cost.',
      ),
    ).toMatchObject([{ to: { objects: 'each', zone: 'graveyard', of: { players: 'you' }, one: true } }]);
  });

  test.each([
    'Each creature card in your graveyard has scavenge. The scavenge cost is equal to its mana cost.',
    'Each land card in your hand has cycling {R}.',
    'Creature cards in your graveyard have unearth {2}{B}.',
  ])('%s: is said of a static ability', (text) => {
    expect(reading(text)).toMatchObject([{ kind: 'static', effects: [{ changes: [{ change: 'add abilities' }] }] }]);
  });

  test.each([
    'Target sorcery card in your graveyard gains flashback until end of turn. The escape cost is equal to its mana cost.',
    'Each Vampire card you own has madness. The madness cost is equal to its mana cost.',
    'Dinosaur spells you cast have prowl {2}{R}.',
  ])('%s: isn’t read', (text) => {
    expect(understood(text)).not.toBe(text);
  });
});

describe('CR 305.2: additional lands this turn', () => {
  test.each([
    ['You may play an additional land this turn.', 1],
    ['You may play up to three additional lands this turn.', 3],
  ])('%s', (text, count) => {
    expect(effectsOf(text)).toMatchObject([{ do: 'additional lands', who: { players: 'you' }, count }]);
  });

  test('on each of your turns it is no instruction', () => {
    expect(reading('You may play an additional land on each of your turns.')).toMatchObject([{ kind: 'static' }]);
  });
});
