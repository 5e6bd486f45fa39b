import { creature, opponent, sample, type Sample } from './sample.js';

export const chanceSamples: readonly Sample[] = [
  sample('ChosenAtRandom', '608.2d', { player: 0, among: [creature, opponent], chosen: [opponent], draws: 1 }),
  sample('NumberChosenAtRandom', '608.2d', { player: 1, least: 1, most: 3, value: 2, draws: 1 }),
  sample('CoinsFlipped', '705.2', {
    player: 0,
    flips: [
      { heads: true, won: true },
      { heads: false, won: null },
    ],
    draws: 2,
  }),
  sample('DiceRolled', '706.2', { player: 1, sides: 20, natural: [3, 17], results: [1, 19], ignored: [0], draws: 2 }),
  sample('LibraryOrderedAtRandom', '401.4', {
    player: 0,
    toTop: 0,
    toBottom: 2,
    top: [],
    bottom: [61, 62],
    first: 63,
    draws: 1,
    seenBy: 0,
    order: [2, 1],
  }),
  sample('LibraryOrderedAtRandom', '401.4', {
    player: 0,
    toTop: 1,
    toBottom: 0,
    top: [61],
    bottom: [],
    first: 63,
    draws: 0,
    seenBy: 3,
    order: [2],
  }),
  sample('KeywordActionTaken', '701.25d', { player: 0, action: 'surveil', object: 0, amount: 2 }),
];
