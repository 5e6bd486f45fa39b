import { describe, expect, test } from '@jest/globals';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards } from './play.js';
import {
  activate,
  byB,
  cast,
  counters,
  gone,
  inExile,
  inGraveyard,
  inHand,
  oneResolved,
  resolved,
  target,
  there,
  verdictOn,
  type RulingClass,
} from './moves.js';

const lion = 'Silvercoat Lion';

const classes: readonly RulingClass[] = [
  {
    says: 'CR 611.2b: what exiles until it leaves and left before its trigger resolved exiles nothing',
    cards: [
      'Angel of Sanctions',
      'Banishing Light',
      'Cast Out',
      'Chained to the Rocks',
      'Conclave Tribunal',
      'Driftgloom Coyote',
      'Fairgrounds Warden',
      'Glass Casket',
      "Hieromancer's Cage",
      'Hostage Taker',
      "Ixalan's Binding",
      'Journey to Oblivion',
    ],
    situation: (card) => ({
      setup: [
        ['hand', 'A', card],
        ['hand', 'B', 'Boomerang'],
        ['battlefield', 'B', lion],
      ],
      actions: [cast(card), ...oneResolved, byB(cast('Boomerang', { name: card })), ...resolved],
      choices: { A: [target({ name: lion })] },
      asserts: [there('B', lion), inHand('A', card), inExile('B', lion, 0)],
    }),
  },
  {
    says: 'CR 603.4, 608.2h: mentor compares with the power that the creature last had',
    cards: [
      'Barging Sergeant',
      'Blade Instructor',
      'Boros Challenger',
      'Danny Pink',
      'Hammer Dropper',
      'Iroh, Dragon of the West',
      'Legion Warboss',
      'Light of the Legion',
      'Nyxborn Unicorn',
      'Parhelion Patrol',
      'Sunhome Stalwart',
      "Tajic, Legion's Edge",
      'Tributary Instructor',
    ],
    situation: (card) => ({
      setup: [
        ['battlefield', 'A', card],
        ['battlefield', 'A', 'Raging Goblin'],
        ['hand', 'B', 'Terminate'],
      ],
      actions: [
        ...[card, 'Raging Goblin'].map((name) => ({ kind: 'attack', step: 'declare_attackers', attacker: { name } })),
        { ...byB(cast('Terminate', { name: card })), step: 'declare_attackers' },
        { kind: 'waitStackResolved', step: 'declare_attackers' },
      ],
      choices: { A: [target({ name: 'Raging Goblin' })] },
      stopAt: { turn: 1, step: 'declare_attackers' },
      asserts: [gone('A', card), counters('A', 'Raging Goblin', '+1/+1', 1)],
    }),
  },
  {
    says: 'CR 702.84a: unearth does nothing where its card is exiled from the graveyard in response',
    cards: [
      'Anathemancer',
      'Archfiend of Sorrows',
      "Artificer's Dragon",
      "Ashnod's Harvester",
      'Brackwater Elemental',
      'Canoptek Tomb Sentinel',
      'Chronomancer',
      'Cityscape Leveler',
      'Combat Courier',
      'Corpse Connoisseur',
      'Dregscape Sliver',
    ],
    situation: (card) => ({
      setup: [
        ['graveyard', 'A', card],
        ['hand', 'B', 'Coffin Purge'],
      ],
      actions: [activate('Unearth'), byB(cast('Coffin Purge', { name: card })), ...resolved],
      asserts: [gone('A', card), inExile('A', card)],
    }),
  },
  {
    says: "CR 702.84a: an unearthed creature that would return to its owner's hand is exiled instead",
    cards: [
      'Archfiend of Sorrows',
      "Artificer's Dragon",
      "Ashnod's Harvester",
      'Brackwater Elemental',
      'Chronomancer',
      'Cityscape Leveler',
      'Combat Courier',
      'Dregscape Sliver',
      'Dregscape Zombie',
      'Etherium Abomination',
      'Extractor Demon',
    ],
    situation: (card) => ({
      setup: [
        ['graveyard', 'A', card],
        ['hand', 'B', 'Boomerang'],
      ],
      actions: [activate('Unearth'), ...resolved, byB(cast('Boomerang', { name: card })), ...resolved],
      asserts: [inExile('A', card), inHand('A', card, 0)],
    }),
  },
  {
    says: 'CR 702.34a: a spell that is cast with flashback is exiled also where it is countered',
    cards: [
      'Ancestral Tribute',
      'Antiquities on the Loose',
      'Arcane Infusion',
      'Army of the Damned',
      "Auron's Inspiration",
      'Beast Attack',
      'Call of the Herd',
      'Call the Mountain Chocobo',
      'Chatter of the Squirrel',
      'Chill of Foreboding',
      'Creeping Renaissance',
      'Crush of Wurms',
      'Deep Reconnaissance',
      'Divine Reckoning',
    ],
    situation: (card) => ({
      setup: [
        ['graveyard', 'A', card],
        ['hand', 'B', 'Counterspell'],
      ],
      actions: [activate('Flashback'), byB(cast('Counterspell', { name: card })), ...resolved],
      asserts: [inExile('A', card), inGraveyard('A', card, 0), inGraveyard('B', 'Counterspell')],
    }),
  },
  {
    says: 'CR 702.88a: a spell with rebound that is countered goes to the graveyard',
    cards: [
      'Blossoming Calm',
      'Faithless Salvaging',
      "Great Teacher's Decree",
      'Into the Time Vortex',
      "Nomads' Assembly",
      "Ojutai's Summons",
      'Sight Beyond Sight',
      'Surreal Memoir',
      'Survival Cache',
      'Terramorph',
      'Transpose',
      'Trumpeting Herd',
    ],
    situation: (card) => ({
      setup: [
        ['hand', 'A', card],
        ['hand', 'B', 'Counterspell'],
      ],
      actions: [cast(card), byB(cast('Counterspell', { name: card })), ...resolved],
      asserts: [inGraveyard('A', card), inExile('A', card, 0)],
    }),
  },
];

if (oracleCards === undefined) {
  test.skip(`rulings on what is gone before something resolves: ${needsCorpus}`, () => {});
} else {
  const source = oracleCards;
  describe.each(classes)('$says', ({ cards, situation }) => {
    test.each(cards)('%s', (card) => {
      expect(verdictOn(source, situation(card))).toBe('pass');
    });
  });
}
