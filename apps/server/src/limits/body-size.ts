import { malformedProblem } from '../problem/malformed-input.js';
import { Problem } from '../problem/problem.js';

/** The largest body in bytes. A deck list of a thousand different cards is smaller. */
export const largestBodyBytes = 256 * 1024;

/**
 * The highest number of values in a body, counting each item of a list and each field. The largest sensible body, a
 * shortcut of a thousand choices, has fewer. The limit exists because checking a value takes a hundred times as long as
 * parsing it.
 */
export const mostValues = 10_000;

/**
 * How deep lists and objects may be nested. Commands need a dozen levels. The code that reads and checks bodies is
 * recursive, and a few thousand levels would overflow its stack.
 */
const deepestBody = 64;

/**
 * Refuses a body that no command could have, before it is parsed; it is the parser's `verify`.
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

/** How many values a JSON text holds, and how deep its lists and objects are nested. */
export interface BodySize {
  readonly values: number;
  readonly depth: number;
}

const quote = 0x22;
const backslash = 0x5c;
/** The characters after which a value of a list or an object begins. */
const separators: ReadonlySet<number> = new Set(Buffer.from(',[{'));
const opening: ReadonlySet<number> = new Set(Buffer.from('[{'));
const closing: ReadonlySet<number> = new Set(Buffer.from(']}'));

/** The size of a JSON text in UTF-8, counted up to `enough`. For a text that isn't JSON the numbers have no meaning. */
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
