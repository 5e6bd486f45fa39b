import type { CardIndex, ObjectId } from '@stacktrail/game-events';
import { bob, cardOf, there } from '../told.js';
import type { Sentences } from './sentences.js';

const { bear } = there;

export const variantSentences = {
  SupplementaryDeckBrought: [
    { player: bob, deck: 'planes', count: 10, cards: [0], seenBy: 2 },
    'Player 2 brings a planar deck of 10 cards.',
  ],
  SupplementaryDeckShuffled: [
    { player: bob, deck: 'schemes', count: 20, first: 9 as ObjectId, draws: 1, order: [0 as CardIndex], seenBy: 0 },
    'Player 2 shuffles their scheme deck of 20 cards.',
  ],
  SupplementaryCardTurnedUp: [{ player: bob, object: bear, card: cardOf(bear) }, 'Player 2 turns Bear face up.'],
  SupplementaryCardTurnedDown: [
    { object: bear, becomes: 99 as ObjectId },
    "Bear is put face down on the bottom of its owner's deck.",
  ],
  PlanarControllerChanged: [{ player: bob }, 'Player 2 becomes the planar controller.'],
  PlanarDieRolled: [
    { player: bob, side: 2, face: 'chaos', special: true, draws: 1 },
    'Player 2 rolls the planar die: the chaos symbol.',
  ],
  ArchenemyDesignated: [{ player: bob, life: 40 }, 'Player 2 is the archenemy, at 40 life.'],
  VanguardBrought: [
    { player: bob, definition: 0, hand: -1, life: 7 },
    'Player 2 brings a vanguard: hand size -1, starting life total +7.',
  ],
  NamesChosenSecretly: [
    { player: bob, object: bear, label: 'card name', names: ['Forest'], seenBy: 2 },
    'Player 2 secretly notes a name with a conspiracy.',
  ],
  NamesRevealed: [
    { player: bob, object: bear, names: ['Forest'] },
    'Player 2 reveals what was noted with Bear: Forest.',
  ],
  PlanarDeckShared: [{}, 'There is one planar deck for all.'],
} satisfies Sentences;
