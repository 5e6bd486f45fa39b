/** One face of a card as card databases have it: facts, and its Oracle text. */
export interface SourceFace {
  readonly name: string;
  /** Symbols in braces; absent where the face has no mana cost (CR 202.1b). */
  readonly manaCost?: string;
  readonly colorIndicator?: readonly string[];
  readonly supertypes: readonly string[];
  readonly types: readonly string[];
  readonly subtypes: readonly string[];
  readonly power?: string;
  readonly toughness?: string;
  readonly loyalty?: string;
  readonly defense?: string;
  readonly text: string;
}

/** A card as a file of cards has it, whichever format the file is in. */
export interface SourceCard {
  /** Cards with two names have both, with “ // ” between. */
  readonly name: string;
  /** In the words of MTGJSON. */
  readonly layout: string;
  readonly faces: readonly SourceFace[];
  /** The other card of a meld pair (CR 712.4); the second face is what the pair melds into. */
  readonly meldsWith?: string;
  /** The formats that it may be played in. */
  readonly legalIn: readonly string[];
  /** When it was first released, `YYYY-MM-DD`, where the file says so. */
  readonly released?: string;
  /** Whether it is a card of the usual game that was printed on paper: see `isPaperCard`. */
  readonly paper: boolean;
}
