import { casts } from '../deeds.js';
import type { Secret } from '../pair.js';
import { bobsCards, cardsApart, lands, oneOf } from './cards.js';

/** Questions that are only asked where a hidden card could matter. */
export const questions: readonly Secret[] = [
  {
    what: 'miracle',
    rule: '702.94',
    pair: (random) => {
      const [other, ...rest] = cardsApart(random, 10);
      const miracle = oneOf(random, ['Temporal Mastery', 'Terminus']);
      const ann = (top: string) => ({ battlefield: lands('UUU'), hand: ['Opt'], library: [top, 'Island', ...rest] });
      return { ann: [ann(miracle), ann(other!)], bob: bobsCards(), deeds: [], goOn: 44 };
    },
  },
  {
    what: 'splice',
    rule: '702.47',
    pair: (random) => {
      const [other, ...rest] = cardsApart(random, 10);
      const spliced = oneOf(random, ['Glacial Ray', 'Torrent of Stone', 'Evermind']);
      const ann = (card: string) => ({ battlefield: lands('UUU'), hand: ['Reach Through Mists', card], library: rest });
      return { ann: [ann(spliced), ann(other!)], bob: bobsCards(), deeds: [casts(0, 'Reach Through Mists')], goOn: 2 };
    },
  },
  {
    what: 'companion',
    rule: '702.139',
    pair: (random) => {
      const deck = Array.from({ length: 24 }, () => oneOf(random, ['Island', 'Divination', 'Opt']));
      const ann = (card: string) => ({ library: deck, sideboard: [card] });
      return {
        ann: [ann('Kaheera, the Orphanguard'), ann('Grizzly Bears')],
        bob: { library: Array.from({ length: 24 }, () => 'Plains') },
        deeds: [],
        goOn: 4,
        fromTheStart: true,
      };
    },
  },
];
