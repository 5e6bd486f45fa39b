import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { CardDefinition } from '@stacktrail/card-language';
import { cardPool, deckCards, parseDeckList, type DeckListError } from '@stacktrail/cards';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';

/** The lists that come with this repository. */
const SHIPPED = fileURLToPath(new URL('../../../../decks/', import.meta.url));
const EXTENSION = '.txt';

/** A deck that a seat brings. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly CardDefinition[];
}

/** The names of the lists in `decks/`. */
export function shippedDecks(): readonly string[] {
  return readdirSync(SHIPPED)
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length))
    .sort();
}

/**
 * Reads a deck.
 *
 * @param given a file with a plain list, or the name of a list in `decks/`
 * @throws CommandError that names each line that is wrong
 */
export function findDeck(io: Io, given: string): Deck {
  const file = fileOf(io, given);
  const list = parseDeckList(readList(file));
  if (!list.ok) throw unreadable(file, list.error);
  const cards = deckCards(list.value, cardPool);
  if (!cards.ok) throw unreadable(file, cards.error);
  return { name: basename(file, EXTENSION), cards: cards.value };
}

function fileOf(io: Io, given: string): string {
  const file = resolve(io.directory, given);
  if (existsSync(file)) return file;
  if (shippedDecks().includes(given)) return join(SHIPPED, `${given}${EXTENSION}`);
  throw new CommandError(
    `There is no deck “${given}”: neither a file ${file} nor a list of that name.`,
    `Give a file with lines such as “4 Forest”, or one of ${shippedDecks().join(', ')}.`,
    2,
  );
}

function readList(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(
      `The deck ${file} can't be read: ${message}.`,
      'Give a text file with lines such as “4 Forest”.',
    );
  }
}

function unreadable(file: string, errors: readonly DeckListError[]): CommandError {
  const lines = errors.map(({ line, message }) => `  line ${line}: ${message}`).join('\n');
  return new CommandError(
    `The deck ${file} can't be played:\n${lines}`,
    `A line is a count and a card of the pool, such as “4 Forest”; the pool has ${cardPool.size} cards.`,
  );
}
