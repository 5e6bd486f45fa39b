import type { Prng } from '@stacktrail/kernel';
import { activatesOneOf, casts, chooses, passes, picks } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, lands, oneOf, twoOf } from './cards.js';

const plains = { library: Array.from({ length: 24 }, () => 'Plains') };
const agendas = ['Immediate Action', "Brago's Favor", "Muzzio's Preparations", 'Secrets of Paradise'];

/**
 * Bob sees one of two cards of a name; in the first world Ann activates an ability of that one, in the second of the one
 * that she draws afterwards.
 */
function oneOfTwoSeen(random: Prng, names: readonly string[]): ReturnType<Secret['pair']> {
  const [other, ...rest] = cardsApart(random, 10);
  const card = oneOf(random, names);
  const ann = { battlefield: lands('UUUU'), hand: [card, other!], library: ['Island', card, ...rest] };
  return {
    ann: [ann, ann],
    bob: bobsCards(['Peek']),
    deeds: [casts(1, 'Peek'), passes(0), activatesOneOf(0, card)],
    goOn: 4,
  };
}

/** Ann secretly chooses one of her opponents, by a triggered ability or as the creature enters. */
function opponentChosen(random: Prng): ReturnType<Secret['pair']> {
  const card = oneOf(random, ['Stalking Leonin', 'Emissary of Grudges']);
  const ann = { battlefield: lands('RRRWWW'), hand: [card], library: cardsApart(random, 10) };
  const deeds = [casts(0, card), chooses(0, ['Bob', 'Carol'])];
  return { ann: [ann, ann], bob: bobsCards(), carol: bobsCards(), deeds, goOn: 12 };
}

/** What is chosen or looked at in secret (CR 702.106, 701.20e), and what may be chosen at all (201.4). */
export const secretChoices: readonly Secret[] = [
  {
    what: 'the name that is chosen for a hidden agenda',
    rule: '702.106a',
    pair: (random) => {
      const library = cardsApart(random, 24);
      const [a, b] = twoOf(random, library);
      const agenda = oneOf(random, agendas);
      const ann = { library, sideboard: [agenda] };
      return {
        ann: [ann, ann],
        bob: plains,
        deeds: [chooses(0, agenda), picks(0, [a, b])],
        goOn: 6,
        fromTheStart: true,
      };
    },
  },
  {
    what: 'which conspiracy is face down',
    rule: '315.5b',
    pair: (random) => {
      const library = cardsApart(random, 24);
      const [a, b] = twoOf(random, agendas);
      const ann = (card: string) => ({ library, sideboard: [card] });
      return {
        ann: [ann(a), ann(b)],
        bob: plains,
        deeds: [chooses(0, [a, b]), picks(0, library[0]!)],
        goOn: 6,
        fromTheStart: true,
      };
    },
  },
  {
    what: 'which of two of a name is cycled, once one of them was seen',
    rule: '702.29a',
    pair: (random) => oneOfTwoSeen(random, ['Censor', 'Miscalculation']),
  },
  {
    what: 'which of two of a name gives mana from the hand, once one of them was seen',
    rule: '602.2a',
    pair: (random) => oneOfTwoSeen(random, ['Elvish Spirit Guide', 'Simian Spirit Guide']),
  },
  {
    what: 'a hand that was looked at on another’s turn, and one of two cards that was cast face down',
    rule: '701.20e',
    pair: (random) => {
      const [a, b] = twoOf(random, ['Willbender', 'Exalted Angel', 'Icefeather Aven']);
      const rest = cardsApart(random, 8);
      const ann = { battlefield: lands('UUUU'), hand: [a, b, rest[0]!], library: rest.slice(1) };
      return {
        ann: [ann, ann],
        bob: bobsCards(['Gitaxian Probe']),
        deeds: [casts(1, 'Gitaxian Probe'), chooses(1, 'Ann'), casts(0, [a, b], 'face down')],
        goOn: 8,
      };
    },
  },
  {
    what: 'which opponent was chosen in secret',
    rule: '608.2d',
    pair: opponentChosen,
  },
  {
    what: 'what may be named',
    rule: '201.4',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 14);
      const ann = (card: string) => ({ battlefield: lands('UUU'), hand: [], library: [...rest, card] });
      const bob = bobsCards(['Pithing Needle'], { battlefield: lands('WUUU') });
      return { ann: [ann(a!), ann(b!)], bob, deeds: [casts(1, 'Pithing Needle'), picks(1, 'Plains')], goOn: 3 };
    },
  },
];
