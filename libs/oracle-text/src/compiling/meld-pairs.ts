import type { CardText } from './card-text.js';

/** A card of a file; for the card that a meld pair becomes, with the names of the pair. */
export interface MeldText extends CardText {
  /** The two cards that become this one (CR 712.4a). */
  readonly meldedFrom?: readonly string[];
}

/**
 * Gives meld cards the face that the pair becomes, which files have as a card of its own.
 * @param cards all cards of a file, or at least its meld cards
 */
export function withMeldBacks<T extends MeldText>(cards: readonly T[]): readonly T[] {
  return cards.map((card) => {
    if (card.layout !== 'meld' || card.faces.length !== 1) return card;
    const back = cards.find(({ meldedFrom }) => meldedFrom?.includes(card.name) === true);
    return back === undefined ? card : { ...card, faces: [...card.faces, ...back.faces] };
  });
}
