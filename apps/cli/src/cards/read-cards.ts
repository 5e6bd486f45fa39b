import { createReadStream, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UnreadableSource } from '@stacktrail/cards';
import { readRulings, readSource, type Ruling, type SourceCard } from '@stacktrail/cards/sources';
import { CommandError } from '../command-error.js';
import type { Io } from '../io.js';
import { beginProgress } from '../output/progress.js';

/**
 * The cards of a file, one after another while it is read.
 *
 * @throws CommandError if there is no such file, or what is in it can't be read
 */
export function readCards(io: Io, given: string): AsyncGenerator<SourceCard, void, undefined> {
  const remedy = 'Give AtomicCards.json of mtgjson.com, or the oracle-cards of scryfall.com/docs/api/bulk-data.';
  return readFrom(io, given, readSource, remedy);
}

/** The rulings on each card of a file, while it is read. @throws CommandError as `readCards` */
export function readRulingsOf(
  io: Io,
  given: string,
): AsyncGenerator<{ readonly name: string; readonly rulings: readonly Ruling[] }, void, undefined> {
  return readFrom(io, given, readRulings, 'Give a file with a card a line, such as {"name": …, "rulings": […]}.');
}

async function* readFrom<T>(
  io: Io,
  given: string,
  read: (file: AsyncIterable<Uint8Array>) => AsyncIterable<T>,
  remedy: string,
): AsyncGenerator<T, void, undefined> {
  const file = resolve(io.directory, given);
  const progress = beginProgress(io, '% of the file', 100);
  try {
    const { size } = statSync(file);
    const stream = createReadStream(file);
    for await (const each of read(stream)) {
      yield each;
      progress.update(Math.floor((100 * stream.bytesRead) / Math.max(size, 1)));
    }
  } catch (error) {
    const isOfFile = error instanceof Error && 'syscall' in error;
    if (!isOfFile && !(error instanceof UnreadableSource)) throw error;
    throw new CommandError(`The file ${file} can't be read: ${error.message}.`, remedy);
  } finally {
    progress.stop();
  }
}
