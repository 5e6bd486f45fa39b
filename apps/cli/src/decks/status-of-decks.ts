import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import {
  decksStatus,
  formatOf,
  readDeckFile,
  UnreadableSource,
  type CollectedDeck,
  type DecksStatus,
} from '@stacktrail/cards';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';
import { grouped } from '../output/words.js';
import { deckFiles, deckName } from './deck-files.js';
import { poolFor } from './find-decks.js';

/** All decks are held at once, some ten kilobytes each. */
const MOST_DECKS = 100_000;

interface Wanted {
  /** A file of cards that the pool's missing ones are looked up in; without one they stay missing. */
  readonly source?: string;
  /** Whether cards that are understood in part count as those that are wholly. */
  readonly adjudication?: boolean;
  /** Only decks of this format count, whatever its case. */
  readonly format?: string;
}

/**
 * How far decks can be played.
 *
 * @param given files, folders of them, `-` for standard input, or names of lists in `decks/`
 * @throws CommandError if there is no such file, or no deck in them can be read
 */
export async function statusOfDecks(
  io: Io,
  given: readonly string[],
  { source, format, adjudication }: Wanted,
): Promise<DecksStatus> {
  const decks = await decksIn(io, given);
  const chosen = format === undefined ? decks : decks.filter((deck) => isOf(deck, format));
  if (chosen.length === 0 && format !== undefined) {
    const formats = [...new Set(decks.map(formatOf))].slice(0, 40).join(', ');
    throw new CommandError(
      `None of the ${decks.length} decks is of the format “${format}”.`,
      `They are of ${formats}.`,
    );
  }
  const readable = chosen.filter(({ list }) => list.errors.length === 0);
  const status = decksStatus(chosen, await poolFor(io, readable, source, adjudication === true));
  if (status.decks === 0) throw noneReadable(status);
  return status;
}

function isOf(deck: CollectedDeck, format: string): boolean {
  return formatOf(deck).toLowerCase() === format.toLowerCase();
}

async function decksIn(io: Io, given: readonly string[]): Promise<readonly CollectedDeck[]> {
  const files = deckFiles(io, given);
  const decks: CollectedDeck[] = [];
  const progress = beginProgress(io, 'files', files.length);
  try {
    for (const [i, file] of files.entries()) {
      const bytes = file === '-' ? bytesOf(io.input()) : createReadStream(file);
      for await (const deck of readDeckFile(bytes, deckName(file))) {
        if (decks.length === MOST_DECKS) throw tooMany();
        decks.push(named(deck, file, files.length > 1));
      }
      progress.update(i + 1);
    }
  } catch (error) {
    throw asCommandError(error);
  } finally {
    progress.stop();
  }
  return decks;
}

function tooMany(): CommandError {
  return new CommandError(
    `There are more than ${grouped(MOST_DECKS)} decks.`,
    'Give some of the files, or a part of a collection.',
  );
}

async function* bytesOf(input: AsyncIterable<Uint8Array | string>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const chunk of input) yield Buffer.from(chunk);
}

/** A deck that can't be read is named with its file, where there are several. */
function named(deck: CollectedDeck, file: string, isOneOfSeveral: boolean): CollectedDeck {
  const isWrong = deck.list.errors.length > 0;
  return isWrong && isOneOfSeveral ? { ...deck, id: `${deck.id} of ${basename(file)}` } : deck;
}

function asCommandError(error: unknown): unknown {
  const isOfFile = error instanceof Error && 'syscall' in error;
  if (!isOfFile && !(error instanceof UnreadableSource)) return error;
  return new CommandError(
    `A file of decks can't be read: ${error.message}.`,
    'Give lists with lines such as “4 Forest”, .dek files, or collections of one deck a line as JSON.',
  );
}

function noneReadable({ unreadable }: DecksStatus): CommandError {
  const [first] = unreadable;
  const errors = (first?.errors ?? []).slice(0, 20).map(({ line, message }) => `  line ${line}: ${message}`);
  const others = unreadable.length > 1 ? `, nor can the ${unreadable.length - 1} others` : '';
  return new CommandError(
    [`The deck ${first?.deck ?? ''} can't be read${others}:`, ...errors].join('\n'),
    'A line is a count and a card, such as “4 Forest”.',
  );
}
