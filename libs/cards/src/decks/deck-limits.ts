import type { DeckListError, ReadDeckList } from './deck-list.js';

export const mostCopies = 1000;
/** More cards than anybody brings: a deck of 250 for Battle of Wits is a large one. */
const mostCards = 10_000;
/** How many lines a list may have: more than the largest deck has cards. */
export const mostLines = 2000;
const longestList = 1_000_000;

const lineEnd = /\r\n|[\n\r\u2028\u2029]/;

/** The lines of a text, however they end. */
export function linesOf(text: string): readonly string[] {
  return text.split(lineEnd);
}

/** What is wrong with a count, if anything is. */
export function wrongCount(digits: string): string | null {
  const count = Number(digits);
  return /^\d+$/.test(digits) && count >= 1 && count <= mostCopies
    ? null
    : `${digits.slice(0, 20)} copies: expected 1 to ${mostCopies}`;
}

/** What is wrong with a list as a whole; `null` if its length is that of a deck. */
export function wrongLength(text: string): DeckListError | null {
  if (text.length > longestList) {
    return { line: 1, message: `the list has ${text.length} characters: expected ${longestList} at most` };
  }
  return linesOf(text).length > mostLines
    ? { line: mostLines + 1, message: `expected ${mostLines} lines at most` }
    : null;
}

/** The list, with an error where it has no card, or more than a deck can have. */
export function withinLimits(list: ReadDeckList): ReadDeckList {
  const { entries, errors } = list;
  if (entries.length === 0 && errors.length === 0) {
    return { entries, errors: [{ line: 1, message: 'the list names no card' }] };
  }
  let cards = 0;
  for (const { count, line } of entries) {
    cards += count;
    if (cards <= mostCards) continue;
    const message = `more than ${mostCards} cards up to here: a deck has that many at most`;
    return { entries, errors: byLine([...errors, { line, message }]) };
  }
  return list;
}

/** Errors in the order of the lines. */
export function byLine(errors: readonly DeckListError[]): readonly DeckListError[] {
  return [...errors].sort((one, other) => one.line - other.line);
}
