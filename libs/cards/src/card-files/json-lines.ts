import type { Limits } from './bounded-bytes.js';
import { UnreadableSource } from './unreadable-source.js';

/** A value of a file of cards, and its place in the file. */
export interface PlacedValue {
  readonly place: string;
  readonly value: unknown;
  /** The key of the value where the file is an object of cards; `null` otherwise. */
  readonly key: string | null;
}

/** The values of a text that has one JSON value a line. */
export async function* jsonLines(
  bytes: AsyncIterable<Uint8Array>,
  { cardBytes }: Limits,
): AsyncGenerator<PlacedValue, void, undefined> {
  let line = 0;
  for await (const text of lines(bytes, cardBytes)) {
    line += 1;
    if (text.trim() !== '') yield { place: `line ${line}`, value: parsed(text, line), key: null };
  }
}

function parsed(text: string, line: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const begin = text.slice(0, 40);
    throw new UnreadableSource(`line ${line}`, `“${begin}” is no JSON; expected one card a line, as a JSON object`);
  }
}

async function* lines(bytes: AsyncIterable<Uint8Array>, longest: number): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder();
  let [rest, line] = ['', 1];
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let to = rest.indexOf('\n'); to >= 0; to = rest.indexOf('\n', from)) {
      yield rest.slice(from, to);
      from = to + 1;
      line += 1;
    }
    rest = rest.slice(from);
    if (rest.length > longest) {
      throw new UnreadableSource(`line ${line}`, `it is longer than ${longest} characters; no card is`);
    }
  }
  yield rest + decoder.decode();
}
