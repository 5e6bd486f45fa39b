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
  resolved,
  size,
  target,
  there,
  verdictOn,
  yes,
} from './moves.js';

const embalmed: readonly (readonly [card: string, power: number, toughness: number])[] = [
  ['Angel of Sanctions', 3, 4],
  ['Anointer Priest', 1, 3],
  ['Aven Initiate', 3, 2],
  ['Aven Wind Guide', 2, 3],
  ['Glyph Keeper', 5, 3],
  ['Heart-Piercer Manticore', 4, 3],
  ['Honored Hydra', 6, 6],
  ['Labyrinth Guardian', 2, 3],
  ["Oketra's Attendant", 3, 3],
  ['Sacred Cat', 1, 1],
  ['Tah-Crop Skirmisher', 2, 1],
  ['Temmet, Vizier of Naktamun', 2, 2],
  ['Trueheart Duelist', 2, 2],
  ['Unwavering Initiate', 3, 2],
];

const modular: readonly (readonly [card: string, count: number])[] = [
  ['Arcbound Bruiser', 3],
  ['Arcbound Condor', 3],
  ['Arcbound Crusher', 1],
  ['Arcbound Fiend', 3],
  ['Arcbound Hybrid', 2],
  ['Arcbound Javelineer', 1],
  ['Arcbound Lancer', 4],
  ['Arcbound Mouser', 1],
  ['Arcbound Overseer', 6],
  ['Arcbound Prototype', 2],
  ['Arcbound Ravager', 1],
  ['Arcbound Reclaimer', 2],
];

const keyrunes: readonly (readonly [card: string, ability: string, power: number, toughness: number])[] = [
  ['Azorius Keyrune', '{W}{U}: ', 2, 2],
  ['Boros Keyrune', '{R}{W}: ', 1, 1],
  ['Dimir Keyrune', '{U}{B}: ', 2, 2],
  ['Golgari Keyrune', '{B}{G}: ', 2, 2],
  ['Gruul Keyrune', '{R}{G}: ', 3, 2],
  ['Izzet Keyrune', '{U}{R}: ', 2, 1],
  ['Orzhov Keyrune', '{W}{B}: ', 1, 4],
  ['Rakdos Keyrune', '{B}{R}: ', 3, 1],
  ['Selesnya Keyrune', '{G}{W}: ', 3, 3],
  ['Simic Keyrune', '{G}{U}: ', 2, 3],
];

if (oracleCards === undefined) {
  test.skip(`rulings with the numbers of cards: ${needsCorpus}`, () => {});
} else {
  const source = oracleCards;

  describe('CR 702.128a: an embalmed token is what was printed, but a white Zombie', () => {
    test.each(embalmed)('%s', (card, power, toughness) => {
      const verdict = verdictOn(source, {
        setup: [['graveyard', 'A', card]],
        actions: [activate('Embalm'), ...resolved],
        asserts: [
          there('A', card),
          inExile('A', card),
          size('A', card, power, toughness),
          { kind: 'subtype', name: card, subtype: 'Zombie', value: true },
          { kind: 'color', player: 'A', name: card, colors: 'W', value: true },
        ],
      });
      expect(verdict).toBe('pass');
    });
  });

  describe('CR 702.43a: modular counts the counters that the creature last had', () => {
    test.each(modular)('%s', (card, count) => {
      const verdict = verdictOn(source, {
        setup: [
          ['hand', 'A', card],
          ['battlefield', 'A', 'Ornithopter'],
          ['hand', 'B', 'Terminate'],
        ],
        actions: [cast(card), ...resolved, byB(cast('Terminate', { name: card })), ...resolved],
        choices: { A: [target({ name: 'Ornithopter' }), yes] },
        asserts: [gone('A', card), counters('A', 'Ornithopter', '+1/+1', count)],
      });
      expect(verdict).toBe('pass');
    });
  });

  describe('CR 613.4b, 613.4c: an artifact that becomes a creature again keeps what only modifies its power', () => {
    test.each(keyrunes)('%s', (card, ability, power, toughness) => {
      const verdict = verdictOn(source, {
        setup: [
          ['battlefield', 'A', card],
          ['hand', 'A', 'Giant Growth'],
        ],
        actions: [
          activate(ability),
          ...resolved,
          cast('Giant Growth', { name: card }),
          ...resolved,
          activate(ability),
          ...resolved,
        ],
        asserts: [size('A', card, power + 3, toughness + 3)],
      });
      expect(verdict).toBe('pass');
    });
  });
}
