import { describe } from '@jest/globals';
import {
  activated,
  addMana,
  all,
  always,
  asLongAs,
  asThisEntersChoose,
  chooses,
  cost,
  creatures,
  designate,
  designated,
  destroy,
  each,
  eachOpponent,
  eachPlayer,
  gainLife,
  getCounters,
  gets,
  ofChosen,
  others,
  spell,
  thisObject,
  triggered,
  you,
  youControl,
} from '@stacktrail/card-tree';
import { aCreature, aSpell, prints } from './printed.js';

describe('designations', () => {
  prints(aSpell, [
    ['You become the monarch.', spell(designate('monarch', you))],
    ['You take the initiative.', spell(designate('initiative', you))],
    ['It becomes day.', spell(designate('day', 'game'))],
    ['Destroy all suspected creatures.', spell(destroy(each(all(designated('suspected'), creatures))))],
    ['Your speed becomes 2.', spell(designate('speed', you, 2))],
  ]);
  prints(aCreature, [
    [
      'Whenever you become the monarch, this creature becomes monstrous.',
      triggered({ on: 'is designated', as: 'monarch', who: 'you' }, designate('monstrous', thisObject)),
    ],
    [
      "This creature gets +1/+1 as long as you're the monarch.",
      asLongAs({ if: 'designated', as: 'monarch', who: you }, always(thisObject, gets(1, 1))),
    ],
    [
      "Creatures you control get +1/+1 as long as it's night.",
      asLongAs({ if: 'designated', as: 'night' }, always(each(all(creatures, youControl)), gets(1, 1))),
    ],
  ]);
});

describe('CR 607.2d: what is chosen', () => {
  prints(aCreature, [
    ['As this creature enters, choose a color.', asThisEntersChoose({ choose: 'color' })],
    [
      'As this creature enters, choose a creature type other than Wall.',
      asThisEntersChoose({ choose: 'creature type', except: ['Wall'] }),
    ],
    ['As this creature enters, choose an opponent.', asThisEntersChoose({ choose: 'player', among: 'opponent' })],
    [
      'Other creatures you control of the chosen type get +1/+1.',
      always(each(all(others, creatures, youControl, ofChosen('creature type'))), gets(1, 1)),
    ],
    [
      '{T}: Add one mana of the chosen color.',
      activated([cost.tap], { do: 'add mana', who: you, mana: { add: 'chosen color', count: 1 } }),
    ],
  ]);
  prints(aSpell, [
    ['Choose a color and note it.', spell(chooses({ choose: 'color' }))],
    [
      'Each player chooses a number between 0 and 5 and note it.',
      spell(chooses({ choose: 'number', min: 0, max: 5 }, eachPlayer)),
    ],
    ['You gain life equal to the chosen number.', spell(gainLife({ amount: 'chosen number' }))],
  ]);
});

describe('CR 122.1: counters of players', () => {
  prints(aSpell, [
    ['You get {E}{E}.', spell(getCounters('energy', 2))],
    ['Each opponent gets a poison counter.', spell(getCounters('poison', 1, eachOpponent))],
    [
      'You lose all energy counters. Add {G}.',
      spell({ do: 'remove player counters', counter: 'energy', count: 'all', who: you }, addMana(['G'])),
    ],
  ]);
});

describe('CR 706.8: stored results', () => {
  const alike = { amount: 'stored results alike', on: thisObject } as const;
  prints(aCreature, [
    [
      'Roll five d6 and store those results on this creature.',
      spell({ do: 'roll dice', who: you, count: 5, sides: 6, label: 'roll', storeOn: thisObject }),
    ],
    [
      "Reroll any number of this creature's stored results.",
      spell({ do: 'reroll stored results', who: you, of: thisObject }),
    ],
    [
      'You gain life equal to the greatest number of stored results on this creature of the same value.',
      spell(gainLife(alike)),
    ],
  ]);
});
