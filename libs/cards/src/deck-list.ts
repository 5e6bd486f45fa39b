import type { CardDefinition } from '@stacktrail/card-language';
import { err, ok, type Result } from '@stacktrail/kernel';

/** So many copies of a card, and the line of the list that says so, from 1. */
export interface DeckEntry {
  readonly count: number;
  readonly name: string;
  readonly line: number;
}

/** A deck as a list of names (CR 100.2). */
export type DeckList = readonly DeckEntry[];

/** A line that can't be read, or a card that isn't in the pool. */
export interface DeckListError {
  readonly line: number;
  readonly message: string;
}

const mostCopies = 1000;

function isComment(line: string): boolean {
  return line === '' || line.startsWith('#') || line.startsWith('//');
}

function parseLine(text: string, line: number): DeckEntry | DeckListError {
  const [, digits, name] = /^(\d+)\s+(\S.*)$/.exec(text) ?? [];
  if (digits === undefined || name === undefined) {
    return { line, message: `“${text}” is not a count and a name, such as “4 Forest”` };
  }
  const count = Number(digits);
  if (count < 1 || count > mostCopies) return { line, message: `${digits} copies: expected 1 to ${mostCopies}` };
  return { count, name, line };
}

/**
 * Reads a plain deck list: a line “4 Forest” a card; blank lines and lines that start with `#` or `//` say nothing.
 *
 * @returns the entries in written order, or every line that can't be read; a list without a card is an error of line 1
 */
export function parseDeckList(text: string): Result<DeckList, readonly DeckListError[]> {
  const entries: DeckEntry[] = [];
  const errors: DeckListError[] = [];
  text.split(/\r?\n/).forEach((raw, index) => {
    const line = raw.trim();
    if (isComment(line)) return;
    const parsed = parseLine(line, index + 1);
    if ('message' in parsed) errors.push(parsed);
    else entries.push(parsed);
  });
  if (errors.length > 0) return err(errors);
  return entries.length > 0 ? ok(entries) : err([{ line: 1, message: 'the list names no card' }]);
}

/**
 * The cards of a deck, one for each copy, in the order of the list.
 *
 * @returns the cards, or an error for each line whose card is not in the pool
 */
export function deckCards(
  list: DeckList,
  pool: ReadonlyMap<string, CardDefinition>,
): Result<readonly CardDefinition[], readonly DeckListError[]> {
  const cards: CardDefinition[] = [];
  const errors: DeckListError[] = [];
  for (const { count, name, line } of list) {
    const card = pool.get(name);
    if (card === undefined) errors.push({ line, message: `no card “${name}” in the pool` });
    else for (let copy = 0; copy < count; copy++) cards.push(card);
  }
  return errors.length > 0 ? err(errors) : ok(cards);
}
