import { malformedProblem } from '../problem/malformed-input.js';
import { Problem } from '../problem/problem.js';

/** The largest body in bytes. A deck list of a thousand different cards is smaller. */
export const largestBodyBytes = 256 * 1024;

/**
 * How many values a body may hold: each item of a list and each field counts. The largest sensible one, a shortcut of a
 * thousand choices, has fewer. Checking a value takes a hundred times as long as reading it.
 */
export const mostValues = 10_000;

/**
 * How many lists and objects may stand in each other. Commands need a dozen. What reads and checks bodies calls itself
 * for each, so that a few thousand would be more than its stack holds.
 */
const deepestBody = 64;

/**
 * Refuses before it is parsed a body that no command could be, as the parser's `verify`.
 *
 * @param encoding as the request names it
 * @throws Problem if it is not in UTF-8, holds too many values, or is nested too deeply
 */
export function refuseUnlikelyBody(_request: unknown, _response: unknown, body: Buffer, encoding: string): void {
  if (!/^utf-?8$/i.test(encoding)) throw new Problem('unsupported-body', `The body is in ${encoding}, not in UTF-8.`);
  const { values, depth } = sizeOf(body, { values: mostValues, depth: deepestBody });
  if (values > mostValues) {
    throw new Problem('too-large', `The body holds more than ${mostValues} values; no command needs so many.`);
  }
  if (depth > deepestBody) {
    throw malformedProblem([{ path: '', message: `must not be nested more than ${deepestBody} deep` }]);
  }
}

/** How many values a JSON text holds, and how many lists and objects stand in each other. */
export interface BodySize {
  readonly values: number;
  readonly depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
/** The characters that come before a value of a list or an object. */
const separators: ReadonlySet<number> = new Set(Buffer.from(',[{'));
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));

/** The size of a JSON text in UTF-8, counted up to `enough`. For a text that isn't JSON the numbers mean nothing. */
export function sizeOf(json: Uint8Array, enough: BodySize): BodySize {
  let [values, depth, open] = [0, 0, 0];
  let inText = false;
  for (let i = 0; i < json.length && values <= enough.values && depth <= enough.depth; i++) {
    const byte = json[i] ?? quote;
    if (inText && byte === backslash) i += 1;
    else if (byte === quote) inText = !inText;
    else if (!inText) {
      if (separators.has(byte)) values += 1;
      if (opening.has(byte)) depth = Math.max(depth, (open += 1));
      else if (closing.has(byte)) open -= 1;
    }
  }
  return { values, depth };
}
