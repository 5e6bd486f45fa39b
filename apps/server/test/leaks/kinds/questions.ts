import { casts } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, exchanged, lands, oneOf } from './cards.js';

/**
 * Questions that are there for the sake of hidden cards (docs/decisions.md D4). The lists are the same but for the
 * order of cards, or they differ, and what they may have is named all the same.
 */
export const questions: readonly Secret[] = [
  {
    what: 'miracle',
    rule: '702.94',
    pair: (random) => {
      const [other, ...rest] = cardsApart(random, 10);
      const miracle = oneOf(random, ['Temporal Mastery', 'Terminus']);
      const ann = (top: string) => ({
        battlefield: lands('UUU'),
        hand: ['Opt'],
        library: [top, 'Island', ...rest],
        mechanics: ['miracle'] as const,
      });
      return { ann: [ann(miracle), ann(other!)], bob: bobsCards(), deeds: [], goOn: 44 };
    },
  },
  {
    what: 'where in the library a card with miracle lies',
    rule: '702.94',
    pair: (random) => {
      const rest = cardsApart(random, 10);
      const miracle = oneOf(random, ['Temporal Mastery', 'Terminus']);
      const library = [miracle, 'Island', ...rest];
      const ann = (cards: readonly string[]) => ({ battlefield: lands('UUU'), hand: ['Opt'], library: cards });
      return { ann: [ann(library), ann(exchanged(library, 0, 8))], bob: bobsCards(), deeds: [], goOn: 44 };
    },
  },
  {
    what: 'splice',
    rule: '702.47',
    pair: (random) => {
      const [other, ...rest] = cardsApart(random, 10);
      const spliced = oneOf(random, ['Glacial Ray', 'Torrent of Stone', 'Evermind']);
      const ann = (card: string) => ({
        battlefield: lands('UUU'),
        hand: ['Reach Through Mists', card],
        library: rest,
        mechanics: ['splice onto Arcane'] as const,
      });
      return { ann: [ann(spliced), ann(other!)], bob: bobsCards(), deeds: [casts(0, 'Reach Through Mists')], goOn: 2 };
    },
  },
  {
    what: 'whether a card that can be spliced is in the hand',
    rule: '702.47',
    pair: (random) => {
      const [other, ...rest] = cardsApart(random, 10);
      const spliced = oneOf(random, ['Glacial Ray', 'Torrent of Stone', 'Evermind']);
      const ann = (card: string, below: string) => ({
        battlefield: lands('UUU'),
        hand: ['Reach Through Mists', card],
        library: [...rest, below],
      });
      const pair = [ann(spliced, other!), ann(other!, spliced)] as const;
      return { ann: pair, bob: bobsCards(), deeds: [casts(0, 'Reach Through Mists')], goOn: 2 };
    },
  },
  {
    what: 'companion',
    rule: '702.139',
    pair: (random) => {
      const deck = Array.from({ length: 24 }, () => oneOf(random, ['Island', 'Divination', 'Opt']));
      const ann = (card: string) => ({ library: deck, sideboard: [card], mechanics: ['companion'] as const });
      return {
        ann: [ann('Kaheera, the Orphanguard'), ann('Grizzly Bears')],
        bob: { library: Array.from({ length: 24 }, () => 'Plains') },
        deeds: [],
        goOn: 4,
        fromTheStart: true,
      };
    },
  },
  {
    what: 'whether a deck fulfills the condition of its companion',
    rule: '702.139b',
    pair: (random) => {
      const deck = Array.from({ length: 23 }, () => oneOf(random, ['Island', 'Divination', 'Opt']));
      const ann = (card: string) => ({ library: [card, ...deck], sideboard: ['Kaheera, the Orphanguard'] });
      return {
        ann: [ann('Air Elemental'), ann('Hill Giant')],
        bob: { library: Array.from({ length: 24 }, () => 'Plains') },
        deeds: [],
        goOn: 4,
        fromTheStart: true,
      };
    },
  },
  {
    what: 'opening hands',
    rule: '103.6',
    pair: (random) => {
      const leyline = oneOf(random, ['Leyline of the Void', 'Leyline of Sanctity']);
      const [other, ...rest] = cardsApart(random, 14);
      const ann = (card: string) => ({
        battlefield: lands('UUU'),
        hand: [card, ...rest.slice(0, 3)],
        library: rest.slice(3),
        mechanics: ['opening hand'] as const,
      });
      return { ann: [ann(leyline), ann(other!)], bob: bobsCards(), deeds: [], goOn: 3 };
    },
  },
  {
    what: 'whether a card for the opening hand is in it',
    rule: '103.6',
    pair: (random) => {
      const leyline = oneOf(random, ['Leyline of the Void', 'Leyline of Sanctity']);
      const [other, ...rest] = cardsApart(random, 14);
      const ann = (card: string, below: string) => ({
        battlefield: lands('UUU'),
        hand: [card, ...rest.slice(0, 3)],
        library: [...rest.slice(3), below],
      });
      return { ann: [ann(leyline, other!), ann(other!, leyline)], bob: bobsCards(), deeds: [], goOn: 3 };
    },
  },
];
