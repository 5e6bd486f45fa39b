import { InvalidCard, validateCard, type CardDefinition } from '@stacktrail/card-tree';
import { compileCard, compileCards, type Compiled } from '@stacktrail/oracle-text';
import type { SourceCard } from '../card-files/source-card.js';

/** How far a card's text is understood: *strict* is all of it, and only such cards are played. */
export type ReadingGrade = 'strict' | 'partly' | 'unread';

/** A card of a file, and what the compiler made of it. */
export interface CardReading {
  readonly card: SourceCard;
  readonly grade: ReadingGrade;
  /** Present where the card is strict. */
  readonly definition?: CardDefinition;
  /** What isn't understood: its words, or in words why not. */
  readonly unread: readonly UnreadClause[];
}

/** What of a card isn't understood. */
export interface UnreadClause {
  /** Which face, from 0. */
  readonly face: number;
  /** The words of a paragraph that are understood, and those from where they aren't; empty if it isn't about words. */
  readonly before: string;
  readonly words: string;
  /** In English, for people. */
  readonly message: string;
}

/** No text of a card has as many characters: the longest has some 1,200. */
const LONGEST_TEXT = 4000;
const LONGEST_WORD = 40;
/** No card has as many faces: the most have six. */
const MOST_FACES = 10;

/** Compiles a card of a file. A text far longer than any card's isn't compiled. */
export function readCard(card: SourceCard): CardReading {
  return unlikelihoodOf(card) ?? readingOf(card, compileCard(card));
}

/** Compiles cards of a file, each as `readCard` does: together they take less time. */
export function readingsOf(cards: readonly SourceCard[]): readonly CardReading[] {
  const likely = cards.filter((card) => unlikelihoodOf(card) === undefined);
  const results = compileCards(likely);
  const compiled = new Map(likely.map((card, i) => [card, results[i]]));
  return cards.map((card) => {
    const result = compiled.get(card);
    return result === undefined ? readCard(card) : readingOf(card, result);
  });
}

/** Why a text isn't compiled at all, if it is far longer than any card's. */
export function unlikelihoodOf(card: SourceCard): CardReading | undefined {
  const { faces } = card;
  const long = faces.findIndex(({ text }) => text.length > LONGEST_TEXT);
  if (faces.length > MOST_FACES) return unlikely(card, 0, `${faces.length} faces: expected ${MOST_FACES} at most`);
  return long < 0 ? undefined : unlikely(card, long, `its text has more than ${LONGEST_TEXT} characters`);
}

function readingOf(card: SourceCard, { definition, diagnostics, read, paragraphs }: Compiled): CardReading {
  const wrong = definition === undefined ? null : fault(definition);
  const unread = diagnostics.map(({ kind, face, message, paragraph = '', at = 0 }) => ({
    ...{ face, message },
    before: kind === 'unread' ? paragraph.slice(0, at) : '',
    words: kind === 'unread' ? paragraph.slice(at) : '',
  }));
  if (definition !== undefined && wrong === null) return { card, grade: 'strict', definition, unread: [] };
  if (wrong !== null) unread.push({ face: 0, message: wrong, before: '', words: '' });
  return { card, grade: read > 0 || paragraphs === 0 ? 'partly' : 'unread', unread };
}

function unlikely(card: SourceCard, face: number, message: string): CardReading {
  return { card, grade: 'unread', unread: [{ face, message, before: '', words: '' }] };
}

/** A tree that isn't one of the card language is a fault of the compiler's, and not played. */
export function fault(definition: CardDefinition): string | null {
  try {
    validateCard(definition);
    return null;
  } catch (error) {
    if (error instanceof InvalidCard) return error.message;
    throw error;
  }
}

/** What of a card isn't understood, said for a person. */
export function clauseText(clause: UnreadClause): string {
  const words = shownWords(clause);
  return words === null ? clause.message : `“${words}” is not understood`;
}

/** Why a card can't be played, to stand behind its name and “can't be played yet: ”. */
export function unreadReason(clause: UnreadClause): string {
  const words = shownWords(clause);
  return words === null ? `it isn't understood: ${clause.message}` : `it isn't understood what “${words}” means`;
}

/** The words that aren't understood, in one line; the last ones that are where only what follows them isn't. */
function shownWords(clause: UnreadClause): string | null {
  const { before, words } = fromWholeWord(clause);
  if (before === '' && words === '') return null;
  const isEnd = !/\w/.test(words);
  const [line = ''] = (isEnd ? before.slice(-60) + words : words).split('\n');
  return line.length > 120 ? `${line.slice(0, 120)}…` : line;
}

/** The same with a word that is understood in part, as “crea|ture”, among those that aren't. */
export function fromWholeWord({ before, words }: UnreadClause): Pick<UnreadClause, 'before' | 'words'> {
  const [part = ''] = /^\w/.test(words) ? (/\w+$/.exec(before.slice(-LONGEST_WORD)) ?? []) : [];
  return { before: before.slice(0, before.length - part.length), words: part + words };
}
