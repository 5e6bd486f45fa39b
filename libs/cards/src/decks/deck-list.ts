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

const mostCopies = 1000;
/** How many lines a list may have: more than the largest deck has cards. */
const mostLines = 2000;
const longestList = 1_000_000;

/** What is wrong with a count, if anything is. */
export function wrongCount(digits: string): string | null {
  const count = Number(digits);
  return /^\d+$/.test(digits) && count >= 1 && count <= mostCopies
    ? null
    : `${digits.slice(0, 20)} copies: expected 1 to ${mostCopies}`;
}

/** What is wrong with a list as a whole; `null` where its length is that of a deck. */
export function wrongLength(text: string): DeckListError | null {
  if (text.length > longestList) {
    return { line: 1, message: `the list has ${text.length} characters: expected ${longestList} at most` };
  }
  const lines = text.split('\n').length;
  return lines > mostLines ? { line: mostLines + 1, message: `expected ${mostLines} lines at most` } : null;
}
