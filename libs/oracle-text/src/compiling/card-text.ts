/** One face of a card as card databases have it: facts, and its Oracle text. */
export interface FaceText {
  readonly name: string;
  /** Symbols in braces; absent if the face has no mana cost. */
  readonly manaCost?: string;
  readonly colorIndicator?: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  /** For a vanguard: its hand and life modifiers, with their signs. */
  readonly hand?: string;
  readonly life?: string;
  readonly text: string;
}

/** A card as card databases have it. Layouts have MTGJSON's names. */
export interface CardText {
  readonly name: string;
  readonly layout: string;
  /** For a meld card: its own face, then the face that the pair becomes. */
  readonly faces: readonly FaceText[];
  /** The other card of a meld pair (CR 712.4). */
  readonly meldsWith?: string;
}
