import { casts, chooses, picks } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, exchanged, lands, oneOf, twoOf } from './cards.js';

/** What is done with the cards of a library while others can't see them (CR 701.20–701.24). */
export const libraries: readonly Secret[] = [
  {
    what: 'scry',
    rule: '701.22',
    pair: (random) => {
      const library = cardsApart(random, 10);
      const [a, b] = library as [string, string];
      const ann = { battlefield: lands('UUU'), hand: ['Preordain'], library };
      return { ann: [ann, ann], bob: bobsCards(), deeds: [casts(0, 'Preordain'), chooses(0, [a, b])], goOn: 6 };
    },
  },
  {
    what: 'surveil',
    rule: '701.25',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 10);
      const ann = (top: readonly string[]) => ({
        battlefield: lands('UUU'),
        hand: ['Consider'],
        library: [...top, ...rest],
      });
      return { ann: [ann([a!, b!]), ann([b!, a!])], bob: bobsCards(), deeds: [casts(0, 'Consider')], goOn: 0 };
    },
  },
  {
    what: 'search',
    rule: '701.23',
    pair: (random) => {
      const library = cardsApart(random, 12);
      const from = random.below(6);
      const ann = (cards: readonly string[]) => ({
        battlefield: lands('GG'),
        hand: ['Rampant Growth'],
        library: cards,
      });
      const cards = ['Forest', ...library];
      return {
        ann: [ann(exchanged(cards, 0, from)), ann(exchanged(cards, 0, from + 1 + random.below(6)))],
        bob: bobsCards(),
        deeds: [casts(0, 'Rampant Growth'), chooses(0, 'Forest')],
        goOn: 6,
      };
    },
  },
  {
    what: 'tutor to hand',
    rule: '701.23',
    pair: (random) => {
      const library = cardsApart(random, 12);
      const [a, b] = twoOf(random, library);
      const ann = { battlefield: lands('BBUUU'), hand: ['Demonic Tutor'], library };
      return { ann: [ann, ann], bob: bobsCards(), deeds: [casts(0, 'Demonic Tutor'), chooses(0, [a, b])], goOn: 8 };
    },
  },
  {
    what: 'a tutored card that is cast later',
    rule: '701.23',
    pair: (random) => {
      const cards = ['Divination', ...cardsApart(random, 12)].filter((card, i) => i === 0 || card !== 'Divination');
      const from = random.below(5);
      const ann = (library: readonly string[]) => ({ battlefield: lands('BBUUU'), hand: ['Demonic Tutor'], library });
      return {
        ann: [ann(exchanged(cards, 0, from)), ann(exchanged(cards, 0, from + 1 + random.below(5)))],
        bob: bobsCards(),
        deeds: [casts(0, 'Demonic Tutor'), chooses(0, 'Divination'), casts(0, 'Divination')],
        goOn: 0,
      };
    },
  },
  {
    what: 'which cards were put back',
    rule: '401.4',
    pair: (random) => {
      const cards = cardsApart(random, 14);
      const hand = ['Brainstorm', ...cards.slice(0, 4)];
      const library = cards.slice(4);
      const own = [...hand.slice(1), ...library.slice(0, 3)];
      const [a, b] = twoOf(random, own);
      const [c] = own.filter((card) => card !== a && card !== b);
      const ann = { battlefield: lands('UUU'), hand, library };
      return {
        ann: [ann, ann],
        bob: bobsCards(),
        deeds: [casts(0, 'Brainstorm'), chooses(0, [a, c!], b)],
        goOn: 8,
      };
    },
  },
  {
    what: 'the order of cards that were put back',
    rule: '401.4',
    pair: (random) => {
      const library = cardsApart(random, 10);
      const [a, b, c] = library as [string, string, string];
      const ann = { battlefield: lands('UUU'), hand: ['Ponder'], library };
      const other = oneOf(random, [
        [b, a, c],
        [c, b, a],
        [a, c, b],
        [b, c, a],
      ] as const);
      return {
        ann: [ann, ann],
        bob: bobsCards(),
        deeds: [casts(0, 'Ponder'), picks(0, [a, other[0]], [b, other[1]], [c, other[2]])],
        goOn: 3,
      };
    },
  },
];
