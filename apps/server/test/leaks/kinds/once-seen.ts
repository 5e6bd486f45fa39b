import { casts, castsOneOf, chooses, passes } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, lands, twoOf } from './cards.js';

/** What others have seen, once it is one of several that they can't tell apart (CR 400.2, 401, 708). */
export const onceSeen: readonly Secret[] = [
  {
    what: 'a card that was seen, cast face down',
    rule: '708.5',
    pair: (random) => {
      const [a, b] = twoOf(random, ['Willbender', 'Exalted Angel', 'Icefeather Aven']);
      const rest = cardsApart(random, 8);
      const ann = { battlefield: lands('UUUU'), hand: [a, b, rest[0]!], library: rest.slice(1) };
      return {
        ann: [ann, ann],
        bob: bobsCards(['Peek']),
        deeds: [casts(1, 'Peek'), passes(0), casts(0, [a, b], 'face down')],
        goOn: 8,
      };
    },
  },
  {
    what: 'a card that was seen, put back',
    rule: '401.4',
    pair: (random) => {
      const cards = cardsApart(random, 12);
      const hand = ['Brainstorm', ...cards.slice(0, 3)];
      const [a, b] = twoOf(random, hand.slice(1));
      const kept = cards[3]!;
      const ann = { battlefield: lands('UUUU'), hand, library: cards.slice(3) };
      return {
        ann: [ann, ann],
        bob: bobsCards(['Peek']),
        deeds: [casts(1, 'Peek'), passes(0), casts(0, 'Brainstorm'), chooses(0, [a, b], kept)],
        goOn: 8,
      };
    },
  },
  {
    what: 'a card that was seen, and another of the same name',
    rule: '402.3',
    pair: (random) => {
      const cards = cardsApart(random, 10).filter((name) => name !== 'Divination');
      const [other, ...rest] = cards;
      // Bob sees one of two; in the first world Ann casts that one, in the second the one that she draws afterwards.
      const ann = {
        battlefield: lands('UUUU'),
        hand: ['Divination', other!],
        library: ['Island', 'Divination', ...rest],
      };
      return {
        ann: [ann, ann],
        bob: bobsCards(['Peek']),
        deeds: [casts(1, 'Peek'), passes(0), castsOneOf(0, 'Divination')],
        goOn: 2,
      };
    },
  },
];
