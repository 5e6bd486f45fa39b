import { describe, expect, test } from '@jest/globals';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards } from './play.js';
import { byB, cast, gone, inGraveyard, plus, resolved, verdictOn, type RulingClass } from './moves.js';

const classes: readonly RulingClass[] = [
  {
    says: 'CR 702.79a: persist brings a creature back once',
    cards: [
      'Aerie Ouphes',
      'Furystoke Giant',
      'Glen Elendra Archmage',
      'Gravelgill Axeshark',
      'Grazing Kelpie',
      'Heartmender',
      'Kitchen Finks',
      'Kithkin Spellduster',
      'Lesser Masticore',
      'Lingering Tormentor',
      'Obstinate Gargoyle',
      'Persistent Constrictor',
    ],
    situation: (card) => ({
      setup: [
        ['battlefield', 'A', card],
        ['hand', 'B', 'Terminate'],
        ['hand', 'B', 'Murder'],
      ],
      actions: [byB(cast('Terminate', { name: card })), ...resolved, byB(cast('Murder', { name: card })), ...resolved],
      asserts: [gone('A', card), inGraveyard('A', card), inGraveyard('B', 'Murder')],
    }),
  },
  {
    says: 'CR 603.10a: persist sees the -1/-1 counter that the creature last had',
    cards: [
      'Aerie Ouphes',
      'Furystoke Giant',
      'Glen Elendra Archmage',
      'Gravelgill Axeshark',
      'Grazing Kelpie',
      'Heartmender',
      'Kitchen Finks',
      'Kithkin Spellduster',
      'Lesser Masticore',
      'Lingering Tormentor',
      'Murderous Redcap',
      'Obstinate Gargoyle',
      'Persistent Constrictor',
      'Puppeteer Clique',
    ],
    situation: (card) => ({
      setup: [
        ['battlefield', 'A', card],
        ['hand', 'B', 'Murder'],
      ],
      actions: [plus(card, '-1/-1', 1), byB(cast('Murder', { name: card })), ...resolved],
      asserts: [gone('A', card), inGraveyard('A', card)],
    }),
  },
  {
    says: 'CR 702.93a: undying brings a creature back once',
    cards: [
      'Butcher Ghoul',
      'Evernight Shade',
      "Geralf's Messenger",
      'Gleeful Arsonist',
      'Hancock, Ghoulish Mayor',
      'Hound of Griselbrand',
      'Howlgeist',
      'Nardole, Resourceful Cyborg',
      'Nearheath Stalker',
      'Pyreheart Wolf',
      'Relentless Skaabs',
      'Sightless Ghoul',
    ],
    situation: (card) => ({
      setup: [
        ['battlefield', 'A', card],
        ['hand', 'B', 'Terminate'],
        ['hand', 'B', 'Murder'],
      ],
      actions: [byB(cast('Terminate', { name: card })), ...resolved, byB(cast('Murder', { name: card })), ...resolved],
      asserts: [gone('A', card), inGraveyard('A', card), inGraveyard('B', 'Murder')],
    }),
  },
  {
    says: 'CR 603.10a: undying sees the +1/+1 counter that the creature last had',
    cards: [
      'Butcher Ghoul',
      'Demonlord of Ashmouth',
      'Evernight Shade',
      'Flayer of the Hatebound',
      "Geralf's Messenger",
      "Geralf's Mindcrusher",
      'Gleeful Arsonist',
      'Hancock, Ghoulish Mayor',
      'Hound of Griselbrand',
      'Howlgeist',
      'Nardole, Resourceful Cyborg',
      'Nearheath Stalker',
      'Pyreheart Wolf',
      'Relentless Skaabs',
    ],
    situation: (card) => ({
      setup: [
        ['battlefield', 'A', card],
        ['hand', 'B', 'Murder'],
      ],
      actions: [plus(card, '+1/+1', 1), byB(cast('Murder', { name: card })), ...resolved],
      asserts: [gone('A', card), inGraveyard('A', card)],
    }),
  },
];

if (oracleCards === undefined) {
  test.skip(`rulings on persist and undying: ${needsCorpus}`, () => {});
} else {
  const source = oracleCards;
  describe.each(classes)('$says', ({ cards, situation }) => {
    test.each(cards)('%s', (card) => {
      expect(verdictOn(source, situation(card))).toBe('pass');
    });
  });
}
