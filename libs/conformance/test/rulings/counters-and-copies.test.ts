import { describe, expect, test } from '@jest/globals';
import { needsCorpus } from '@stacktrail/test-kit';
import { oracleCards } from './play.js';
import {
  activate,
  byB,
  cast,
  choice,
  counters,
  inExile,
  plus,
  resolved,
  size,
  target,
  there,
  verdictOn,
  type RulingClass,
  yes,
} from './moves.js';

const lion = 'Silvercoat Lion';

const classes: readonly RulingClass[] = [
  {
    says: 'CR 400.7: a creature that was exiled until something leaves returns without its counters',
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
      'Silkwrap',
      'Stasis Snare',
      'Thopter Arrest',
    ],
    situation: (card) => ({
      setup: [
        ['hand', 'A', card],
        ['hand', 'B', 'Boomerang'],
        ['battlefield', 'B', lion],
      ],
      actions: [plus(lion, '+1/+1', 2), cast(card), ...resolved, byB(cast('Boomerang', { name: card })), ...resolved],
      choices: { A: [target({ name: lion })] },
      asserts: [there('B', lion), size('B', lion, 2, 2), counters('B', lion, '+1/+1', 0)],
    }),
  },
  {
    says: 'CR 400.7: what is exiled and returned is a new object without counters',
    cards: [
      'Acrobatic Maneuver',
      'Ephemerate',
      'Essence Flux',
      "Justiciar's Portal",
      'Momentary Blink',
      'Personify',
      "Siren's Ruse",
      'Splash Portal',
      'Cloudshift',
    ],
    situation: (card) => ({
      setup: [
        ['hand', 'A', card],
        ['battlefield', 'A', lion],
      ],
      actions: [plus(lion, '+1/+1', 3), cast(card, { name: lion }), ...resolved],
      asserts: [there('A', lion), counters('A', lion, '+1/+1', 0)],
    }),
  },
  {
    says: 'CR 707.2: what enters as a copy has no counters of the original',
    cards: [
      'Clone',
      "Dack's Duplicate",
      'Evil Twin',
      'Gigantoplasm',
      'Omni-Changeling',
      'Phantasmal Image',
      'Progenitor Mimic',
      "Sakashima's Student",
      'Stunt Double',
    ],
    situation: (card) => ({
      setup: [
        ['hand', 'A', card],
        ['battlefield', 'B', lion],
      ],
      actions: [plus(lion, '+1/+1', 2), cast(card), ...resolved],
      choices: { A: [yes, choice({ name: lion })] },
      asserts: [there('A', lion), size('A', lion, 2, 2), size('B', lion, 4, 4)],
    }),
  },
  {
    says: 'CR 702.129a: an eternalized token is a black 4/4 Zombie',
    cards: [
      'Adorned Pouncer',
      'Dreamstealer',
      'Earthshaker Khenra',
      'Fanatic of Rhonas',
      'Proven Combatant',
      'Steadfast Sentinel',
      'Timeless Dragon',
      'Timeless Witness',
    ],
    situation: (card) => ({
      setup: [['graveyard', 'A', card]],
      actions: [activate('Eternalize'), ...resolved],
      asserts: [
        there('A', card),
        inExile('A', card),
        size('A', card, 4, 4),
        { kind: 'subtype', name: card, subtype: 'Zombie', value: true },
        { kind: 'color', player: 'A', name: card, colors: 'B', value: true },
      ],
    }),
  },
];

if (oracleCards === undefined) {
  test.skip(`rulings on counters, copies and new objects: ${needsCorpus}`, () => {});
} else {
  const source = oracleCards;
  describe.each(classes)('$says', ({ cards, situation }) => {
    test.each(cards)('%s', (card) => {
      expect(verdictOn(source, situation(card))).toBe('pass');
    });
  });
}
