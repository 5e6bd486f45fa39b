import { sample, type Sample } from './sample.js';

export const variantSamples: readonly Sample[] = [
  sample('SupplementaryDeckBrought', '901.3', { player: 0, deck: 'planes', count: 2, seenBy: 1, cards: [6, 7] }),
  sample('SupplementaryDeckShuffled', '103.3a', {
    player: 0,
    deck: 'schemes',
    count: 2,
    first: 90,
    draws: 1,
    seenBy: 0,
    order: [101, 100],
  }),
  sample('SupplementaryCardTurnedUp', '701.31b', { player: 1, object: 90, card: 101 }),
  sample('SupplementaryCardTurnedDown', '701.31b', { object: 90, becomes: 95 }),
  sample('PlanarControllerChanged', '311.5', { player: 1 }),
  sample('PlanarDieRolled', '901.9', { player: 1, side: 2, face: 'chaos', special: true, draws: 1 }),
  sample('ArchenemyDesignated', '904.2a', { player: 1, life: 40 }),
  sample('PlanarDeckShared', '901.15a', {}),
  sample('VanguardBrought', '902.3', { player: 1, definition: 6, hand: -1, life: 7 }),
  sample('NamesChosenSecretly', '702.106a', {
    player: 1,
    object: 12,
    seenBy: 2,
    label: 'card name',
    names: ['Bear', 'Forest'],
  }),
  sample('NamesRevealed', '702.106c', { player: 1, object: 12, names: ['Bear'] }),
];
