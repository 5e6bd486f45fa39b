import { describe } from '@jest/globals';
import {
  each,
  creatures,
  all,
  youControl,
  spell,
  staticAbility,
  target,
  thisObject,
  type Effect,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

const you = { players: 'you' } as const;
const first = { objects: 'target', slot: 0 } as const;
const says = (...effects: readonly Effect[]) => spell(...effects);

describe('keyword actions', () => {
  prints(aSpell, [
    ['Populate.', says({ do: 'populate' })],
    ['Incubate 3.', says({ do: 'incubate', who: you, count: 3 })],
    ['Manifest dread.', says({ do: 'manifest dread' })],
    ['The Ring tempts you.', says({ do: 'the Ring tempts you' })],
    ['Proliferate.', says({ do: 'proliferate', who: you })],
    ['Suspect target creature.', spell(target.creature(), { do: 'suspect', what: first })],
    ['Goad target creature.', spell(target.creature(), { do: 'goad', what: first })],
    [
      'Manifest the top card of your library.',
      says({ do: 'manifest', who: you, what: { objects: 'top of library', of: you, count: 1 } }),
    ],
    [
      'Cloak the top two cards of your library.',
      says({ do: 'cloak', who: you, what: { objects: 'top of library', of: you, count: 2 } }),
    ],
    [
      'Double the number of +1/+1 counters on all creatures you control.',
      says({ do: 'multiply counters', by: 2, counter: '+1/+1', on: each(all(creatures, youControl)) }),
    ],
    [
      'Remove all charge counters from target creature.',
      spell(target.creature(), { do: 'remove any counters', count: 'all', counter: 'charge', on: first }),
    ],
    ['Your life total becomes 10.', says({ do: 'set life total', who: you, to: 10 })],
    [
      'Choose up to two players.',
      says({ do: 'choose players', who: you, from: { players: 'each player' }, min: 0, max: 2, label: 'some' }),
    ],
    [
      'The player to your right draws a card.',
      says({ do: 'draw', who: { players: 'player to the right of', of: you }, count: 1 }),
    ],
  ]);
  prints(aCreature, [
    [
      'You may exert this creature as it attacks. When you do, draw a card.',
      staticAbility({
        static: 'may as it attacks',
        effects: [
          { do: 'exert', what: thisObject },
          {
            do: 'reflexive trigger',
            ability: {
              kind: 'triggered',
              event: { on: 'when you do' },
              modes: [{ targets: [], effects: [{ do: 'draw', who: you, count: 1 }] }],
            },
          },
        ],
      }),
    ],
  ]);
});
