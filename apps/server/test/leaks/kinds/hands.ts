import { casts, chooses, passes } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, exchanged, lands } from './cards.js';

/** What lies in hands, libraries and sideboards, and where it lay before (CR 400.2). */
export const hands: readonly Secret[] = [
  {
    what: 'hand contents',
    rule: '402.3',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 20);
      const ann = (card: string) => ({
        battlefield: lands('UUU'),
        hand: [card, ...rest.slice(0, 3)],
        library: rest.slice(3),
      });
      return { ann: [ann(a!), ann(b!)], bob: bobsCards(), deeds: [], goOn: 10 };
    },
  },
  {
    what: 'library order',
    rule: '401.2',
    pair: (random) => {
      const cards = cardsApart(random, 14);
      const other = exchanged(cards, random.below(7), 7 + random.below(7));
      const ann = (library: readonly string[]) => ({ battlefield: lands('UUU'), hand: [], library });
      return { ann: [ann(cards), ann(other)], bob: bobsCards(), deeds: [], goOn: 40 };
    },
  },
  {
    what: 'when a card that is cast was drawn',
    rule: '402.1',
    pair: (random) => {
      // With a second one in the hand, the exchange would change which of the two is cast.
      const hand = cardsApart(random, 6)
        .filter((name) => name !== 'Divination')
        .slice(0, 5);
      const at = 1 + random.below(4);
      const ann = (cards: readonly string[]) => ({
        battlefield: lands('UUU'),
        hand: cards,
        library: ['Island', 'Swamp', 'Forest'],
      });
      const spell = [...hand];
      spell[0] = 'Divination';
      return {
        ann: [ann(spell), ann(exchanged(spell, 0, at))],
        bob: bobsCards(),
        deeds: [casts(0, 'Divination')],
        goOn: 6,
      };
    },
  },
  {
    what: 'which of the cards of a hand that is revealed was drawn when',
    rule: '701.16a',
    pair: (random) => {
      const hand = cardsApart(random, 4);
      const ann = (cards: readonly string[]) => ({
        battlefield: lands('UUU'),
        hand: cards,
        library: ['Island', 'Swamp', 'Forest', 'Plains'],
      });
      const at = 1 + random.below(3);
      return {
        ann: [ann(hand), ann(exchanged(hand, 0, at))],
        bob: bobsCards(['Peek']),
        deeds: [casts(1, 'Peek'), passes(0)],
        goOn: 4,
      };
    },
  },
  {
    what: 'which of the cards of a hand that another chooses from was drawn when',
    rule: '701.9',
    pair: (random) => {
      const hand = cardsApart(random, 4);
      const at = 1 + random.below(3);
      const ann = (cards: readonly string[]) => ({
        battlefield: lands('UUU'),
        hand: cards,
        library: ['Island', 'Swamp', 'Forest', 'Plains'],
      });
      return {
        ann: [ann(hand), ann(exchanged(hand, 0, at))],
        bob: bobsCards(['Thoughtseize'], { battlefield: lands('BB') }),
        deeds: [casts(1, 'Thoughtseize'), chooses(1, 'Ann'), chooses(1, hand[0]!)],
        goOn: 4,
      };
    },
  },
  {
    what: 'discard at random',
    rule: '701.9b',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 16);
      const at = random.below(6);
      const hand = rest.slice(0, 5);
      const ann = (card: string) => ({
        battlefield: lands('UUU'),
        hand: hand.toSpliced(at, 0, card),
        library: rest.slice(5),
      });
      return {
        ann: [ann(a!), ann(b!)],
        bob: bobsCards(['Hymn to Tourach'], { battlefield: lands('BB') }),
        deeds: [casts(1, 'Hymn to Tourach')],
        goOn: 6,
        hidden: [a!, b!],
      };
    },
  },
  {
    what: 'sideboards',
    rule: '400.11a',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 24);
      const ann = (card: string) => ({ library: [...rest, 'Island', 'Island'], sideboard: [card] });
      return {
        ann: [ann(a!), ann(b!)],
        bob: { library: Array.from({ length: 24 }, () => 'Plains') },
        deeds: [],
        goOn: 8,
        fromTheStart: true,
      };
    },
  },
  {
    what: 'end by concession',
    rule: '104.3a',
    pair: (random) => {
      const [a, b, ...rest] = cardsApart(random, 16);
      const ann = (card: string) => ({
        battlefield: lands('UUU'),
        hand: [card, ...rest.slice(0, 3)],
        library: rest.slice(3),
      });
      return { ann: [ann(a!), ann(b!)], bob: bobsCards(), deeds: [], goOn: 3 + random.below(6), concede: true };
    },
  },
  {
    what: 'which cards the lists have in common',
    rule: '103.2a',
    pair: (random) => {
      const [a, ...rest] = cardsApart(random, 14);
      const ann = (card: string) => ({ battlefield: lands('UUU'), hand: [], library: [...rest, card] });
      return { ann: [ann(a!), ann('Plains')], bob: bobsCards(), deeds: [], goOn: 4 };
    },
  },
];
