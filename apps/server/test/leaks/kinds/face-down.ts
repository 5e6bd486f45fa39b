import type { Prng } from '@stacktrail/kernel';
import { casts, chooses, does } from '../deeds.js';
import type { Pair, Secret } from '../pair.js';
import { bobsCards, cardsApart, lands, twoOf } from './cards.js';

/** Two hands that each hold one of two cards, and what is done with it. */
function castFaceDown(random: Prng, cards: readonly string[], via: string): Pair {
  const [a, b] = twoOf(random, cards);
  const rest = cardsApart(random, 10);
  const ann = (card: string) => ({
    battlefield: lands('WUBRG'),
    hand: [card, ...rest.slice(0, 2)],
    library: rest.slice(2),
  });
  return { ann: [ann(a), ann(b)], bob: bobsCards(), deeds: [casts(0, [a, b], via)], goOn: 8 };
}

/** The top card of a library, and a spell that puts it face down onto the battlefield. */
function putFaceDown(random: Prng, spell: string): Pair {
  const [a, b, ...rest] = cardsApart(random, 14);
  const ann = (card: string) => ({ battlefield: lands('WUBRG'), hand: [spell], library: [card, 'Island', ...rest] });
  return { ann: [ann(a!), ann(b!)], bob: bobsCards(), deeds: [casts(0, spell)], goOn: 8 };
}

const morphs = ['Willbender', 'Exalted Angel', 'Icefeather Aven', 'Aerie Bowmasters', 'Hidden Dragonslayer'];
const disguised = ['Basilica Stalker', 'Bolrac-Clan Basher', 'Bubble Smuggler', 'Boltbender'];

/** Cards that are face down (CR 708, 406.3). */
export const faceDown: readonly Secret[] = [
  { what: 'morph', rule: '702.37', pair: (random) => castFaceDown(random, morphs, 'face down') },
  { what: 'disguise', rule: '702.168', pair: (random) => castFaceDown(random, disguised, 'face down') },
  { what: 'manifest', rule: '701.40', pair: (random) => putFaceDown(random, 'Soul Summons') },
  { what: 'manifest dread', rule: '701.55', pair: (random) => putFaceDown(random, 'Manifest Dread') },
  {
    what: 'foretell',
    rule: '702.143',
    pair: (random) => {
      const [a, b] = twoOf(random, ['Saw It Coming', 'Behold the Multiverse', 'Doomskar', 'Augury Raven']);
      const rest = cardsApart(random, 10);
      const ann = (card: string) => ({
        battlefield: lands('WUBRG'),
        hand: [card, ...rest.slice(0, 2)],
        library: rest.slice(2),
      });
      return { ann: [ann(a), ann(b)], bob: bobsCards(), deeds: [does(0, 'special', [a, b])], goOn: 6 };
    },
  },
  {
    what: 'hideaway',
    rule: '702.75',
    pair: (random) => {
      const library = cardsApart(random, 10);
      const [a, b] = twoOf(random, library.slice(0, 4));
      const ann = { battlefield: lands('WUBRG'), hand: ['Collector’s Cage'.replace('’', "'")], library };
      return { ann: [ann, ann], bob: bobsCards(), deeds: [casts(0, "Collector's Cage"), chooses(0, [a, b])], goOn: 8 };
    },
  },
];
