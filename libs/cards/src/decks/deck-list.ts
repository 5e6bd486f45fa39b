/** The parts of a list that programs write one below the other. What isn't in another part is in the deck itself. */
export const deckSections = [
  'deck',
  'sideboard',
  'commander',
  'companion',
  'attractions',
  'planes',
  'schemes',
  'vanguard',
] as const;
export type DeckSection = (typeof deckSections)[number];

/** A number of copies of a card. */
export interface DeckEntry {
  readonly count: number;
  /** The name as the list has it. */
  readonly name: string;
  /** The number of the line in the list, from 1. */
  readonly line: number;
  readonly section: DeckSection;
}

/** A deck as a list of names (CR 100.2). */
export type DeckList = readonly DeckEntry[];

/** A line that can't be read, or whose card can't be played. */
export interface DeckListError {
  readonly line: number;
  readonly message: string;
}

/**
 * What was read of a list. Where lines are wrong, the others are here all the same, so that what is wrong with their cards
 * can be said together with the errors; the count of an entry is 0 if its line has a wrong one.
 */
export interface ReadDeckList {
  readonly entries: DeckList;
  /** In the order of the lines. */
  readonly errors: readonly DeckListError[];
}
