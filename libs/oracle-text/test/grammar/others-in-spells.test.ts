import { describe, expect, test } from '@jest/globals';
import type { Instructions, Mode } from '@stacktrail/card-tree';
import { reading, readingSpell, understood } from './reading.js';

function modeOf(text: string): Mode {
  return (readingSpell(text)[0] as Instructions).modes[0]!;
}

const otherThan = (objects: object): object => ({ is: 'not', of: { is: 'one of', objects } });
const slot = { objects: 'target', slot: 0 };

describe('what “other” means in a spell', () => {
  test.each([
    ['Target creature gets +3/+3 until end of turn. Other creatures get +1/+1 until end of turn.', 1, 'to', slot],
    ['Create two Treasure tokens. Destroy all other artifacts.', 1, 'what', { objects: 'result', label: 'tokens 1' }],
    ['Choose a creature you control, then destroy all other creatures.', 1, 'what', { label: 'chosen 1' }],
    ['Choose target creature. It deals damage equal to its power to each other creature.', 1, 'to', slot],
  ])('other than what was named last: “%s”', (text, at, field, named) => {
    expect(modeOf(text).effects[at]).toMatchObject({
      [field]: {
        filter: {
          of: expect.arrayContaining([expect.objectContaining(otherThan(expect.objectContaining(named)))]) as unknown,
        },
      },
    });
  });

  test('of spells, other than itself', () => {
    expect(modeOf('Counter all other spells.').effects).toMatchObject([
      { what: { zone: 'stack', filter: { of: [{ is: 'other' }, { is: 'spell' }] } } },
    ]);
  });

  test('a spell that has named no permanent can’t mean one', () => {
    const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
    expect(understood('Destroy all other creatures.', instant)).toBe('Destroy all other creatures');
  });
});

test('CR 115.1: “other” is said of the second kind of targets alone', () => {
  const walker = { name: 'Test Card', types: ['Planeswalker'], subtypes: [], supertypes: [], abilities: [] } as const;
  expect(reading('{T}: Destroy up to three target creatures and/or other planeswalkers.', walker)).toMatchObject([
    {
      modes: [
        {
          targets: [
            {
              filter: {
                of: [{ type: 'Creature' }, { of: [{ is: 'other' }, { type: 'Planeswalker' }] }],
                said: 'and/or',
              },
            },
          ],
        },
      ],
    },
  ]);
});

test('CR 113.7a: abilities that are countered are on the stack', () => {
  expect(modeOf('Counter all abilities.').effects).toMatchObject([{ what: { objects: 'each', zone: 'stack' } }]);
});

describe('CR 608.2h: “that player” behind a target that an opponent controls', () => {
  test('is its controller', () => {
    expect(modeOf('Destroy target creature an opponent controls. That player loses 3 life.').effects).toMatchObject([
      { do: 'destroy' },
      { do: 'lose life', who: { players: 'controller of', objects: slot, called: 'player' } },
    ]);
  });

  test.each([
    'Gain control of target creature an opponent controls. That player loses 3 life.',
    'Destroy two target creatures an opponent controls. That player loses 3 life.',
  ])('and nobody is meant by “%s”', (text) => {
    const instant = { name: 'Test Card', types: ['Instant'], subtypes: [], supertypes: [], abilities: [] } as const;
    expect(understood(text, instant)).not.toBe(text);
  });
});
