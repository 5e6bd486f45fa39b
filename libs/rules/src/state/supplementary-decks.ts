import type { Printed } from './printed.js';

/** The decks of nontraditional cards that a player may have beside their deck (CR 100.2d), as players keep them. */
export const supplementaryDecks = ['attractions'] as const;
export type SupplementaryDeck = (typeof supplementaryDecks)[number];

/** The supplementary deck that a card belongs into; `null` of a traditional card. */
export function supplementaryDeckOf({ subtypes }: Printed): SupplementaryDeck | null {
  return subtypes.includes('Attraction') ? 'attractions' : null;
}
