import { createReadStream, existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { CardDefinition } from '@stacktrail/card-tree';
import {
  loadDeck,
  deckText,
  parseDeckList,
  shippedFolder,
  shippedPool,
  type CardPool,
  type DeckListError,
  type ReadDeckList,
} from '@stacktrail/cards';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';

/** The lists that come with this program. */
const SHIPPED = shippedFolder('decks', 'moorland-ghosts.txt', import.meta.url, '../../../../decks/');
const EXTENSION = '.txt';
/** How many bytes of a file are read; the parser refuses a list of that length. */
const LONGEST_BYTES = 4_000_000;

/** The decks that seats get where none is named. */
export const usualDecks = ['altar-of-the-wilds', 'moorland-ghosts'] as const;

/** A deck that a seat brings. */
export interface Deck {
  readonly name: string;
  readonly cards: readonly CardDefinition[];
  readonly commanders: readonly CardDefinition[];
  readonly attractions: readonly CardDefinition[];
  readonly planes: readonly CardDefinition[];
  readonly schemes: readonly CardDefinition[];
  readonly vanguard?: CardDefinition;
  readonly sideboard: readonly CardDefinition[];
  /** The names of the sideboard cards that can't be played yet. */
  readonly leftOut: readonly string[];
}

/** A deck list that was read, before its cards are looked up. */
export interface NamedList {
  readonly name: string;
  /** Where the list comes from, in words. */
  readonly where: string;
  readonly list: ReadDeckList;
}

/** The names of the lists in `decks/`, with the folder that they are in. */
function shippedDecks(): readonly string[] {
  return readdirSync(SHIPPED, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(EXTENSION))
    .map((file) => file.slice(0, -EXTENSION.length).replaceAll('\\', '/'))
    .sort();
}

/**
 * Reads a deck.
 *
 * @param given see {@link readList}
 * @throws CommandError that names each line that is wrong
 */
export async function findDeck(io: Io, given: string): Promise<Deck> {
  return deckOf(await readList(io, given), shippedPool(), withoutTexts);
}

/** What to do where a card can't be played, and its text wasn't there to be read. */
export const withoutTexts = "Give --source FILE (Oracle texts) to see which words of the cards can't be read.";

/**
 * The cards of a list.
 *
 * @param advice what else is said to do where a card can't be played; nothing where its text was read
 * @throws CommandError that names each line that is wrong, or whose card can't be played
 */
export function deckOf({ name, where, list }: NamedList, pool: CardPool, advice: string): Deck {
  const brought = loadDeck(list, pool);
  if (!brought.ok) throw unplayable(where, brought.error, advice);
  const { deck, ...others } = brought.value;
  return { name, cards: deck, ...others };
}

/**
 * Reads a deck list.
 *
 * @param given a file, `-` for standard input, or the name of a list in `decks/`
 * @throws CommandError if there is none, or it can't be read
 */
export async function readList(io: Io, given: string): Promise<NamedList> {
  const { name, where, text } = given === '-' ? await fromInput(io) : await fromFile(io, given);
  return { name, where, list: parseDeckList(text) };
}

interface ReadText {
  readonly name: string;
  readonly where: string;
  readonly text: string;
}

async function fromInput(io: Io): Promise<ReadText> {
  return { name: 'input', where: 'on the input', text: await textOf(io.input()) };
}

async function fromFile(io: Io, given: string): Promise<ReadText> {
  const file = fileOf(io, given);
  try {
    const text = await textOf(createReadStream(file, { end: LONGEST_BYTES }));
    return { name: basename(file).replace(/\.(?:txt|dek|dec)$/, ''), where: file, text };
  } catch (error) {
    const { message } = error as Error;
    throw new CommandError(
      `The deck ${file} can't be read: ${message}.`,
      'Give a text file with lines such as “4 Forest”.',
    );
  }
}

async function textOf(chunks: AsyncIterable<Uint8Array | string>): Promise<string> {
  const read: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    read.push(Buffer.from(chunk));
    bytes += chunk.length;
    if (bytes > LONGEST_BYTES) break;
  }
  return deckText(Buffer.concat(read));
}

/**
 * The file that is meant.
 *
 * @param given its path, or the name of a list in `decks/`
 * @throws CommandError if there is neither
 */
export function fileOf(io: Io, given: string): string {
  const file = resolve(io.directory, given);
  if (existsSync(file)) return file;
  if (shippedDecks().includes(given)) return join(SHIPPED, `${given}${EXTENSION}`);
  throw new CommandError(
    `There is no deck “${given}”: neither a file ${file} nor a list of that name.`,
    `Give a file with lines such as “4 Forest”, “-” for standard input, or one of ${shippedDecks().join(', ')}.`,
    2,
  );
}

function unplayable(where: string, errors: readonly DeckListError[], advice: string): CommandError {
  const shown = errors.slice(0, 50).map(({ line, message }) => `  line ${line}: ${message}`);
  if (errors.length > shown.length) shown.push(`  and ${errors.length - shown.length} more`);
  return new CommandError(
    `The deck ${where} can't be played:\n${shown.join('\n')}`,
    ['A line is a count and a card, such as “4 Forest”.', advice].filter(Boolean).join(' '),
  );
}
