import { Tokenizer, TokenizerError, TokenParser, TokenParserError, TokenType } from '@streamparser/json';
import type { Limits } from './bounded-bytes.js';
import type { PlacedValue } from './json-lines.js';
import { UnreadableSource } from './unreadable-source.js';

/** Cards are flat; what is nested deeper than this is none. */
const DEEPEST = 64;

/**
 * The elements of an array, or the properties of an object, in one JSON text, while it is read.
 *
 * @param path where in the text they are: `$.*`, or `$.data.*`
 */
export async function* jsonElements(
  bytes: AsyncIterable<Uint8Array>,
  path: '$.*' | '$.data.*',
  { cardBytes }: Limits,
): AsyncGenerator<PlacedValue, void, undefined> {
  const tokenizer = new Tokenizer();
  const parser = new TokenParser({ paths: [path], keepStack: false });
  const found: PlacedValue[] = [];
  let [count, depth, read, since] = [0, 0, 0, 0];
  const place = (): string => `card ${count + 1}`;
  parser.onValue = ({ value, key }) => {
    found.push({ place: place(), value, key: typeof key === 'string' ? key : null });
    count += 1;
    since = read;
  };
  tokenizer.onToken = (token) => {
    if (token.token === TokenType.LEFT_BRACE || token.token === TokenType.LEFT_BRACKET) depth += 1;
    if (token.token === TokenType.RIGHT_BRACE || token.token === TokenType.RIGHT_BRACKET) depth -= 1;
    if (depth > DEEPEST) throw new UnreadableSource(place(), `it is nested more than ${DEEPEST} deep; no card is`);
    parser.write(token);
  };
  try {
    for await (const chunk of bytes) {
      tokenizer.write(chunk);
      read += chunk.length;
      yield* found.splice(0);
      if (read - since > cardBytes) {
        throw new UnreadableSource(place(), `it is longer than ${cardBytes} bytes; no card is`);
      }
    }
  } catch (error) {
    throw inPlace(error, place());
  }
  if (!parser.isEnded) throw new UnreadableSource(place(), 'the file ends within it; expected the rest of the JSON');
}

/** The parser's own errors name what is wrong with the JSON, but not which card it is in. */
function inPlace(error: unknown, place: string): unknown {
  if (error instanceof UnreadableSource) return error;
  if (!(error instanceof TokenizerError || error instanceof TokenParserError)) return error;
  return new UnreadableSource(place, `it is no JSON: ${error.message.slice(0, 200)}`);
}
