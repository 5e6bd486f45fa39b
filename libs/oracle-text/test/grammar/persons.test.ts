import { describe, expect, test } from '@jest/globals';
import type { Effect, Instructions } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

const legend = {
  name: 'Test Card',
  types: ['Creature'],
  subtypes: [],
  supertypes: ['Legendary'],
  abilities: [],
} as const;

function effectsOf(text: string, textSource?: typeof legend): readonly Effect[] {
  const abilities =
    textSource === undefined && !text.startsWith('When') ? readingSpell(text) : reading(text, textSource);
  return (abilities[0] as Instructions).modes[0]!.effects;
}

describe('CR 201.5: legends are persons', () => {
  test('“he”, “him” and “his” are the object whose text it is', () => {
    const itself = { objects: 'this', called: 'he' };
    expect(effectsOf('Whenever Test Card attacks, put a +1/+1 counter on him.', legend)).toMatchObject([
      { on: itself },
    ]);
    expect(
      effectsOf('When Test Card dies, he deals damage equal to his power to each creature.', legend),
    ).toMatchObject([{ source: itself, amount: { of: itself } }]);
    expect(effectsOf('Whenever Test Card attacks, put a +1/+1 counter on her.', legend)).toMatchObject([
      { on: { objects: 'this', called: 'she' } },
    ]);
  });

  test('nothing else is a person', () => {
    understood('Whenever this creature attacks, put a +1/+1 counter on him.');
    understood('Whenever another creature dies, put a +1/+1 counter on him.', legend);
  });
});

describe('what is said of several or one that was named', () => {
  test('creatures that were dealt damage have the keywords and controllers that they had', () => {
    const text =
      'When this creature enters, it deals 1 damage to each creature with flying you control. Tap those creatures.';
    expect(effectsOf(text)).toMatchObject([
      {},
      { do: 'tap', what: { filter: { of: [{ is: 'type' }, { is: 'keyword', keyword: 'flying' }, {}] } } },
    ]);
    understood('Destroy each creature with flying your opponents control. Tap those creatures.', {
      ...legend,
      types: ['Instant'],
      supertypes: [],
    });
  });

  test('CR 205.1b, 611.2e: what is something else besides, from then on', () => {
    const move = 'Return target creature card from your graveyard to the battlefield.';
    const added = { change: 'add types', types: [], subtypes: ['Zombie'], said: 'is' };
    expect(
      effectsOf(`${move} That creature is a black Zombie in addition to its other colors and types.`),
    ).toMatchObject([
      {
        to: {
          is: {
            changes: [added, { change: 'add colors', colors: ['B'] }],
            to: { objects: 'result', called: 'creature' },
            until: 'rest of the game',
          },
        },
      },
    ]);
    expect(effectsOf(`${move} It's a Zombie in addition to its other types.`)).toMatchObject([
      { to: { is: { changes: [added], to: { called: 'it' } } } },
    ]);
  });

  test('CR 106.12a: additional mana is mana that is added', () => {
    expect(effectsOf('Whenever you tap a Swamp for mana, add an additional {B}.')).toMatchObject([
      { do: 'add mana', mana: { add: 'fixed', mana: ['B'] }, additional: true },
    ]);
  });
});
