import { counted, listed } from '../words.js';
import { sentencesFor } from './telling.js';

const deckNames = { planes: 'planar deck', schemes: 'scheme deck' } as const;
const faceNames = {
  planeswalker: 'the Planeswalker symbol',
  chaos: 'the chaos symbol',
  blank: 'a blank face',
} as const;

const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

export const variantSentences = sentencesFor({
  SupplementaryDeckBrought: ({ player, deck, count }, tell) =>
    `${tell.seat(player)} brings a ${deckNames[deck]} of ${counted(count, 'card')}.`,
  SupplementaryDeckShuffled: ({ player, deck, count }, tell) =>
    `${tell.seat(player)} shuffles their ${deckNames[deck]} of ${counted(count, 'card')}.`,
  SupplementaryCardTurnedUp: ({ player, object }, tell) => `${tell.seat(player)} turns ${tell.name(object)} face up.`,
  SupplementaryCardTurnedDown: ({ object }, tell) =>
    `${tell.name(object)} is put face down on the bottom of its owner's deck.`,
  ArchenemyDesignated: ({ player, life }, tell) => `${tell.seat(player)} is the archenemy, at ${life} life.`,
  VanguardBrought: ({ player, hand, life }, tell) =>
    `${tell.seat(player)} brings a vanguard: hand size ${signed(hand)}, starting life total ${signed(life)}.`,
  NamesChosenSecretly: ({ player }, tell) => `${tell.seat(player)} secretly notes a name with a conspiracy.`,
  NamesRevealed: ({ player, names, object }, tell) =>
    `${tell.seat(player)} reveals what was noted with ${tell.name(object)}: ${listed(names)}.`,
  PlanarDeckShared: () => 'There is one planar deck for all.',
  PlanarControllerChanged: ({ player }, tell) => `${tell.seat(player)} becomes the planar controller.`,
  PlanarDieRolled: ({ player, face }, tell) => `${tell.seat(player)} rolls the planar die: ${faceNames[face]}.`,
});
