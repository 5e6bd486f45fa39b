import type { ObjectId } from '@stacktrail/game-events';
import { alice, bob, cardOf, fresh, one, there, two } from '../told.js';
import type { Sentences } from './sentences.js';

const { top } = there;

export const chanceSentences = {
  ChosenAtRandom: [{ player: alice, among: [one, two], chosen: [two], draws: 1 }, 'Player 2 is chosen at random.'],
  NumberChosenAtRandom: [
    { player: alice, least: 1, most: 6, value: 4, draws: 1 },
    '4 is chosen at random from 1 to 6.',
  ],
  CoinsFlipped: [
    {
      player: bob,
      flips: [
        { heads: true, won: true },
        { heads: false, won: null },
      ],
      draws: 2,
    },
    'Player 2 flips 2 coins: heads (won) and tails.',
  ],
  DiceRolled: [
    { player: alice, sides: 20, natural: [3, 17], results: [3, 19], ignored: [0], draws: 2 },
    'Player 1 rolls 2 d20s: 3 (ignored) and 17, which makes 19.',
  ],
  LibraryOrderedAtRandom: [
    {
      player: alice,
      toTop: 0,
      toBottom: 1,
      top: [],
      bottom: [top],
      first: fresh,
      draws: 0,
      order: [cardOf(top)],
      seenBy: 0,
    },
    "A card is put on the bottom of Player 1's library in a random order.",
  ],
  KeywordActionTaken: [
    { player: alice, action: 'surveil', object: 0 as ObjectId, amount: 2 },
    'Player 1 has done this: surveil 2.',
  ],
} satisfies Sentences;
