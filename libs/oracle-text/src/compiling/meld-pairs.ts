import type { CardText } from './card-text.js';

/** A card of a file, where it says of what a meld pair becomes which cards those are. */
export interface MeldText extends CardText {
  /** The two cards that become this one (CR 712.4a). */
  readonly meldedFrom?: readonly string[];
}

/**
 * Meld cards with the face that the pair becomes, which files have as cards of their own.
 *
 * @param cards with the meld cards of a file among them
 */
export function withMeldBacks<T extends MeldText>(cards: readonly T[]): readonly T[] {
  return cards.map((card) => {
    if (card.layout !== 'meld' || card.faces.length !== 1) return card;
    const back = cards.find(({ meldedFrom }) => meldedFrom?.includes(card.name) === true);
    return back === undefined ? card : { ...card, faces: [...card.faces, ...back.faces] };
  });
}
