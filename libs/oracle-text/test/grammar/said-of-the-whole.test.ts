import { describe, expect, test } from '@jest/globals';
import { reading, understood } from './reading.js';

const power = { amount: 'power', of: { objects: 'this' } };

describe('CR 107.3i: X is the same in all of a text', () => {
  test('a later sentence means the X of an earlier one', () => {
    const text =
      'Whenever this creature attacks, look at the top X cards of your library, where X is its power. You may put a land card with mana value X or less from among them onto the battlefield.';
    const again = { amount: 'X', is: power, said: 'as before' };
    expect(reading(text)).toMatchObject([
      {
        modes: [
          {
            effects: [
              { do: 'look at', what: { count: { amount: 'X', is: power } } },
              {
                do: 'may',
                effects: [{ from: { filter: { of: [{ type: 'Land' }, { is: 'mana value', to: again }] } } }, {}],
              },
            ],
          },
        ],
      },
    ]);
  });

  test.each([
    'When this creature enters, you gain X life, where X is your life total. Draw X cards.',
    'When this creature enters, put X +1/+1 counters on it, where X is its power. Draw X cards.',
    'When this creature enters, draw X cards. You gain X life, where X is its power.',
  ])('and not where it may be another number by then, or is said later: “%s”', (text) => {
    expect(() => understood(text)).not.toThrow();
  });
});

test('CR 702.11b, 702.11c: a player and permanents have the same abilities', () => {
  const hexproof = [{ kind: 'keyword', keyword: 'hexproof' }];
  const has = { static: 'continuous', changes: [{ change: 'add abilities', abilities: hexproof }] };
  expect(reading('You and lands you control have hexproof.')).toMatchObject([
    { effects: [{ static: 'players have', who: { players: 'you' }, abilities: hexproof }, has] },
  ]);
  expect(reading('You, lands you control, and other creatures you control have hexproof.')).toMatchObject([
    { effects: [{ static: 'players have' }, has, has] },
  ]);
});

test('CR 611.2a: damage is prevented until your next turn', () => {
  const text = '{T}: Until your next turn, prevent all damage that would be dealt to and dealt by target creature.';
  const until = 'until your next turn';
  expect(reading(text)).toMatchObject([
    {
      modes: [
        {
          effects: [
            { do: 'replace', until },
            { do: 'replace', until, joined: 'and' },
          ],
        },
      ],
    },
  ]);
});

test('CR 614.1c: for the rest of the turn things enter with counters; not the object itself', () => {
  expect(reading('{T}: This turn, each land you control enters with a charge counter on it.')).toMatchObject([
    { modes: [{ effects: [{ do: 'replace', until: 'this turn', replacement: { would: 'enter' } }] }] },
  ]);
  expect(() => understood('{T}: This turn, this creature enters with a charge counter on it.')).not.toThrow();
});
