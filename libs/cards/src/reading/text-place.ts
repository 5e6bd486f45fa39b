import { fromWholeWord, type CardReading } from './reading.js';

/** A place in the rules text of a card, as it is printed. */
export interface TextPlace {
  /** Which face, from 0. */
  readonly face: number;
  /** Which line of its text, and which word of that, from 1. */
  readonly paragraph: number;
  readonly word: number;
}

/** How many letters of what isn't understood are looked for in the text, most first. */
const lengths = [60, 30, 12];

/**
 * Where in the text as it is printed the first clause stands that isn't understood.
 *
 * @returns nothing if it isn't about words, or the grammar reads them in another order than they are printed in
 */
export function placeOf({ card, unread: [first] }: CardReading): TextPlace | undefined {
  const text = first === undefined ? undefined : card.faces[first.face]?.text;
  if (first === undefined || text === undefined || first.before + first.words === '') return undefined;
  const clause = fromWholeWord(first);
  const [words = ''] = clause.words.split('\n');
  const before = clause.before.split('\n').at(-1) ?? '';
  for (const length of lengths) {
    const from = before.slice(-length);
    const found = text.indexOf(from + words.slice(0, length));
    if (found < 0) continue;
    const paragraphs = text.slice(0, found + from.length).split('\n');
    const understood = (paragraphs.at(-1) ?? '').split(' ').filter((word) => /\w/.test(word));
    return { face: first.face, paragraph: paragraphs.length, word: understood.length + 1 };
  }
  return undefined;
}
