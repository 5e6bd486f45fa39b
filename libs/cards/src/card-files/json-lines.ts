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
  for await (const { line, text } of textLines(bytes, cardBytes)) {
    if (text === null) {
      throw new UnreadableSource(`line ${line}`, `it is longer than ${cardBytes} characters; no card is`);
    }
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

/** A line of a text. */
interface TextLine {
  /** Its number, from 1. */
  readonly line: number;
  /** Without its end; `null` if the line is too long. */
  readonly text: string | null;
}

/**
 * The lines of a text in UTF-8.
 *
 * @param longest how many characters a line may have
 */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
  longest: number,
): AsyncGenerator<TextLine, void, undefined> {
  const decoder = new TextDecoder();
  let [rest, line, isTooLong] = ['', 1, false];
  for await (const chunk of bytes) {
    rest += decoder.decode(chunk, { stream: true });
    let from = 0;
    for (let to = rest.indexOf('\n'); to >= 0; to = rest.indexOf('\n', from)) {
      if (!isTooLong) yield { line, text: to - from > longest ? null : rest.slice(from, to) };
      isTooLong = false;
      from = to + 1;
      line += 1;
    }
    rest = rest.slice(from);
    if (rest.length <= longest) continue;
    if (!isTooLong) yield { line, text: null };
    isTooLong = true;
    rest = '';
  }
  if (!isTooLong) yield { line, text: rest + decoder.decode() };
}
