import { describe } from '@jest/globals';
import { creatures, gainLife, lands, staticAbility, triggered } from '@stacktrail/card-tree';
import { aCreature, prints } from './printed.js';

describe('CR 604: static abilities about zones, cards and players', () => {
  prints(aCreature, [
    ["Lands can't enter the battlefield.", staticAbility({ static: "can't enter", what: lands })],
    [
      "Creature cards in graveyards and libraries can't enter the battlefield.",
      staticAbility({ static: "can't enter", what: creatures, from: ['graveyard', 'library'] }),
    ],
    [
      'Your devotion to each color and each combination of colors is increased by one.',
      staticAbility({ static: 'more devotion', count: 1 }),
    ],
    ['Your opponents play with their hands revealed.', staticAbility({ static: 'hand revealed', who: 'opponent' })],
    ['Reveal the first card you draw each turn.', staticAbility({ static: 'reveals drawn cards', who: 'you', nth: 1 })],
    [
      'You may reveal the first card you draw each turn as you draw it.',
      staticAbility({ static: 'reveals drawn cards', who: 'you', nth: 1, may: true }),
    ],
    [
      'If an opponent would search a library, that player searches the top four cards of that library instead.',
      staticAbility({ static: 'searches only the top', who: 'opponent', count: 4 }),
    ],
    [
      'While voting, you may vote an additional time.',
      staticAbility({ static: 'additional votes', who: 'you', count: 1 }),
    ],
    [
      'If you would roll one or more dice, instead roll that many dice plus one and ignore the lowest roll.',
      staticAbility({
        static: 'replacement',
        replacement: { would: 'roll dice', who: 'you', instead: { do: 'roll more', count: 1, ignore: 'lowest' } },
      }),
    ],
    [
      'If you roll a 3 on a d6, you may reroll that die.',
      staticAbility({ static: 'may reroll', who: 'you', sides: 6, results: [3] }),
    ],
  ]);
});

describe('CR 603.2: what players do', () => {
  prints(aCreature, [
    ['Whenever you expend 4, you gain 1 life.', triggered({ on: 'expends', who: 'you', count: 4 }, gainLife(1))],
    ['Whenever you commit a crime, you gain 1 life.', triggered({ on: 'commits a crime', who: 'you' }, gainLife(1))],
    [
      'Whenever you reveal a land card this way, you gain 1 life.',
      triggered({ on: 'reveals this way', what: lands }, gainLife(1)),
    ],
    [
      'Whenever you roll a 4 or higher on a die, you gain 1 life.',
      triggered({ on: 'keyword action', action: 'roll a die', who: 'you', atLeast: 4 }, gainLife(1)),
    ],
    [
      'Whenever an opponent searches their library, you gain 1 life.',
      triggered({ on: 'keyword action', action: 'search', who: 'an opponent' }, gainLife(1)),
    ],
  ]);
});
