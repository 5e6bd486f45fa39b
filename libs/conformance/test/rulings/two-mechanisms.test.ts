import { describe, expect, test } from '@jest/globals';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards, playSituation, type Situation } from './play.js';

const cast = (card: string, ...targets: readonly object[]) => ({ kind: 'cast', card, targets: targets as never });
const wait = { kind: 'waitStackResolved' };
const gone = (player: string, name: string) => ({ kind: 'permanentCount', player, name, value: 0 });
const there = (player: string, name: string, value = 1) => ({ kind: 'permanentCount', player, name, value });
const life = (player: string, value: number) => ({ kind: 'life', player, value });

const situations: readonly (readonly [what: string, situation: Situation])[] = [
  [
    'Frost Bite, Vampire Nighthawk: the spell deals the damage “instead”, so lifelink of its target gains nothing',
    {
      setup: [
        ['battlefield', 'A', 'Snow-Covered Forest', 3],
        ['hand', 'A', 'Frost Bite'],
        ['battlefield', 'B', 'Vampire Nighthawk'],
      ],
      actions: [cast('Frost Bite', { name: 'Vampire Nighthawk' }), wait],
      asserts: [gone('B', 'Vampire Nighthawk'), life('B', 20)],
    },
  ],
  [
    'Heartless Hidetsugu: half of each player’s own life total',
    {
      setup: [
        ['battlefield', 'A', 'Heartless Hidetsugu'],
        ['hand', 'A', 'Lightning Bolt'],
      ],
      actions: [
        cast('Lightning Bolt', { player: 'B' }),
        wait,
        { kind: 'activate', ability: '{T}: {this} deals damage' },
        wait,
      ],
      asserts: [life('A', 10), life('B', 9)],
    },
  ],
  [
    'Narset’s Reversal, Lightning Bolt: the spell is in its owner’s hand, and the copy resolves',
    {
      setup: [
        ['hand', 'A', 'Lightning Bolt'],
        ['hand', 'B', "Narset's Reversal"],
      ],
      actions: [
        cast('Lightning Bolt', { player: 'B' }),
        { ...cast("Narset's Reversal", { name: 'Lightning Bolt' }), player: 'B' },
        wait,
      ],
      choices: {
        B: [
          { queue: 'choice', type: 'yesno', value: true },
          { queue: 'target', type: 'objects', value: [{ player: 'A' }] },
        ],
      },
      asserts: [life('A', 17), life('B', 20), { kind: 'handCount', player: 'A', name: 'Lightning Bolt', value: 1 }],
    },
  ],
  [
    'Soul Reap: another black spell that was cast before counts',
    {
      setup: [
        ['hand', 'A', 'Dark Ritual'],
        ['hand', 'A', 'Soul Reap'],
        ['battlefield', 'B', 'Silvercoat Lion'],
      ],
      actions: [cast('Dark Ritual'), wait, cast('Soul Reap', { name: 'Silvercoat Lion' }), wait],
      asserts: [gone('B', 'Silvercoat Lion'), life('B', 17)],
    },
  ],
  [
    'Soul Reap alone',
    {
      setup: [
        ['hand', 'A', 'Soul Reap'],
        ['battlefield', 'B', 'Silvercoat Lion'],
      ],
      actions: [cast('Soul Reap', { name: 'Silvercoat Lion' }), wait],
      asserts: [gone('B', 'Silvercoat Lion'), life('B', 20)],
    },
  ],
  [
    'Wrack with Madness, Vampire Nighthawk: its lifelink and deathtouch count, because it deals the damage',
    {
      setup: [
        ['hand', 'A', 'Wrack with Madness'],
        ['battlefield', 'B', 'Vampire Nighthawk'],
      ],
      actions: [cast('Wrack with Madness', { name: 'Vampire Nighthawk' }), wait],
      asserts: [gone('B', 'Vampire Nighthawk'), life('B', 22)],
    },
  ],
  [
    'Tribute to Hunger: the toughness as it last existed on the battlefield',
    {
      setup: [
        ['hand', 'A', 'Tribute to Hunger'],
        ['battlefield', 'B', 'Craw Wurm'],
      ],
      actions: [cast('Tribute to Hunger', { player: 'B' }), wait],
      asserts: [gone('B', 'Craw Wurm'), life('A', 24)],
    },
  ],
  [
    'Pyroclasm, Phantom Tiger: the damage is prevented, and one counter is removed',
    {
      setup: [
        ['hand', 'A', 'Pyroclasm'],
        ['battlefield', 'B', 'Phantom Tiger'],
      ],
      actions: [cast('Pyroclasm'), wait],
      asserts: [
        there('B', 'Phantom Tiger'),
        { kind: 'counters', player: 'B', name: 'Phantom Tiger', counter: '+1/+1', value: 1 },
      ],
    },
  ],
  [
    'Blasphemous Act: costs less for each creature, and no creature survives',
    {
      setup: [
        ['hand', 'A', 'Blasphemous Act'],
        ['battlefield', 'B', 'Silvercoat Lion', 3],
        ['battlefield', 'A', 'Craw Wurm'],
      ],
      actions: [cast('Blasphemous Act'), wait],
      asserts: [gone('B', 'Silvercoat Lion'), gone('A', 'Craw Wurm')],
    },
  ],
  [
    'Flicker, Phantom Tiger: a permanent that returns is a new object',
    {
      setup: [
        ['hand', 'A', 'Flicker'],
        ['battlefield', 'A', 'Phantom Tiger'],
        ['hand', 'A', 'Lightning Bolt'],
      ],
      actions: [
        cast('Lightning Bolt', { name: 'Phantom Tiger' }),
        wait,
        cast('Flicker', { name: 'Phantom Tiger' }),
        wait,
      ],
      asserts: [{ kind: 'counters', player: 'A', name: 'Phantom Tiger', counter: '+1/+1', value: 2 }],
    },
  ],
  [
    'Leonin Arbiter, Natural Connection: nothing is found where the player hasn’t paid',
    {
      setup: [
        ['battlefield', 'B', 'Leonin Arbiter'],
        ['hand', 'A', 'Natural Connection'],
        ['library', 'A', 'Forest'],
      ],
      actions: [cast('Natural Connection'), wait],
      asserts: [there('A', 'Forest', 6)],
    },
  ],
  [
    'Fearsome Awakening, Shivan Dragon: “it” is the permanent',
    {
      setup: [
        ['hand', 'A', 'Fearsome Awakening'],
        ['graveyard', 'A', 'Shivan Dragon'],
      ],
      actions: [cast('Fearsome Awakening', { name: 'Shivan Dragon' }), wait],
      asserts: [{ kind: 'counters', player: 'A', name: 'Shivan Dragon', counter: '+1/+1', value: 2 }],
    },
  ],
];

if (oracleCards === undefined) {
  test.skip(`rulings on two mechanisms: ${needsCorpus}`, () => {});
} else {
  const cards = oracleCards;
  describe('rulings where two mechanisms meet', () => {
    test.each(situations)('%s', (_, situation) => {
      expect(playSituation(cards, situation).verdict).toBe('pass');
    });
  });
}
