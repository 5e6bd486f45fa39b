import type { CardDefinition } from '@stacktrail/card-tree';
import { NameIndex, shippedPool } from '@stacktrail/cards';
import {
  clauseText,
  readCard,
  type CardReading,
  type ReadingGrade,
  type Ruling,
  type SourceCard,
} from '@stacktrail/cards/sources';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { readCards, readRulingsOf } from './read-cards.js';

/** Everything that is known of a card. */
export interface ShownCard {
  readonly name: string;
  readonly grade: ReadingGrade;
  /** Its tree; `null` if not all of its text is understood. */
  readonly definition: CardDefinition | null;
  /** The card as the file has it; `null` without a file. */
  readonly card: SourceCard | null;
  /** The clauses that aren't understood, where the file has the text. */
  readonly unread: CardReading['unread'];
  /** Why it can't be played: the same for a person, or without a file what the pool knows of it. */
  readonly reasons: readonly string[];
  /** `null` if no file of rulings was named. */
  readonly rulings: readonly Ruling[] | null;
}

interface Files {
  readonly source?: string;
  readonly rulings?: string;
}

/**
 * Looks a card up: in a file, or in the pool where none is named.
 *
 * @param written its name, or the front's, whatever its case and accents
 * @throws CommandError if there is no such card
 */
export async function showCard(io: Io, written: string, { source, rulings }: Files): Promise<ShownCard> {
  const shown = source === undefined ? pooled(written) : fromFile(await cardIn(io, source, written));
  return { ...shown, rulings: rulings === undefined ? null : await rulingsOn(io, rulings, shown.name) };
}

type Shown = Omit<ShownCard, 'rulings'>;

function pooled(written: string): Shown {
  const pool = shippedPool();
  const found = pool.find(written);
  switch (found.kind) {
    case 'card': {
      const name = pool.nameOf(written);
      return { name, grade: 'strict', definition: found.definition, card: null, unread: [], reasons: [] };
    }
    case 'unread':
      return {
        name: found.name,
        grade: pool.archive.factsOf(found.name).grade,
        definition: null,
        card: null,
        unread: [],
        reasons: found.unread,
      };
    case 'unknown':
      throw unknown(written, pool.nearest(written), 'the pool');
  }
}

function fromFile(card: SourceCard): Shown {
  const { grade, definition = null, unread } = readCard(card);
  return { name: card.name, grade, definition, card, unread, reasons: unread.map(clauseText) };
}

async function cardIn(io: Io, source: string, written: string): Promise<SourceCard> {
  const cards = new Map<string, SourceCard>();
  for await (const card of readCards(io, source)) {
    if (card.paper || !cards.has(card.name)) cards.set(card.name, card);
  }
  const names = new NameIndex(cards.keys());
  const card = cards.get(names.find(written) ?? '');
  if (card === undefined) throw unknown(written, names.nearest(written), source);
  return card;
}

async function rulingsOn(io: Io, file: string, name: string): Promise<readonly Ruling[]> {
  const [front] = name.split(' // ');
  for await (const { name: about, rulings } of readRulingsOf(io, file)) {
    if (about === name || about === front) return rulings;
  }
  return [];
}

function unknown(written: string, nearest: readonly string[], where: string): CommandError {
  const names = nearest.map((name) => `“${name}”`).join(', ');
  return new CommandError(
    `There is no card “${written.slice(0, 80)}” in ${where}.`,
    names === '' ? 'Give the name of a card, or of its front.' : `Did you mean ${names}?`,
  );
}
