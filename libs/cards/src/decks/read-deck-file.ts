import { boundedBytes, usualLimits } from '../card-files/bounded-bytes.js';
import { textLines } from '../card-files/json-lines.js';
import { deckText } from './deck-text.js';
import { parseDeckRecord, type CollectedDeck } from './deck-record.js';
import { parseDeckList } from './parse-deck-list.js';

/** How many bytes of a list are read; the parser refuses a list of that length. */
const longestListBytes = 4_000_000;
const headBytes = 100;

/**
 * The decks of a file: a collection with one deck a line as a JSON object, or one list, as `parseDeckList` reads it. Plain
 * or gzipped; which it is, its content says. What is wrong with a deck stands in its list: the others are read all the same.
 *
 * @param file its bytes, such as `createReadStream` gives
 * @param name what a single list is called
 * @throws UnreadableSource if the file can't be unpacked, or is too long to be one of decks
 */
export async function* readDeckFile(
  file: AsyncIterable<Uint8Array>,
  name: string,
): AsyncGenerator<CollectedDeck, void, undefined> {
  const bytes = boundedBytes(file, usualLimits);
  try {
    const head = await headOf(bytes);
    const all = again(head, bytes);
    if (/^\s*\{/.test(deckText(head))) yield* collected(all);
    else yield { id: name, group: '', list: parseDeckList(await listText(all)) };
  } finally {
    await bytes.return();
  }
}

/** How many bytes are read to tell what the file is. */
async function headOf(bytes: AsyncIterator<Uint8Array>): Promise<Uint8Array> {
  const read: Uint8Array[] = [];
  for (let length = 0; length < headBytes;) {
    const next = await bytes.next();
    if (next.done === true) break;
    read.push(next.value);
    length += next.value.length;
  }
  return Buffer.concat(read);
}

async function* collected(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CollectedDeck, void, undefined> {
  for await (const { line, text } of textLines(bytes, usualLimits.cardBytes)) {
    if (text === null) {
      const message = `it is longer than ${usualLimits.cardBytes} characters: expected a deck, as a JSON object`;
      yield { id: `line ${line}`, group: '', list: { entries: [], errors: [{ line, message }] } };
    } else if (text.trim() !== '') yield parseDeckRecord(text, line);
  }
}

async function listText(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const read: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    read.push(chunk);
    length += chunk.length;
    if (length > longestListBytes) break;
  }
  return deckText(Buffer.concat(read));
}

async function* again(first: Uint8Array, rest: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  yield first;
  yield* rest;
}
