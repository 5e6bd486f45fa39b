/** The largest body in bytes. A deck list of a thousand different cards is smaller. */
export const largestBodyBytes = 256 * 1024;

/**
 * How many values a body may hold: each item of a list and each field counts. The largest sensible one, a shortcut of a
 * thousand choices, has fewer. Checking a value takes a hundred times as long as reading it.
 */
export const mostValues = 10_000;

/** A body with more values than any command needs. */
class TooManyValues extends Error {
  override readonly name = 'TooManyValues';
  readonly status = 413;
}

/**
 * Refuses a body of too many values before it is parsed, as the parser's `verify`.
 *
 * @throws TooManyValues
 */
export function refuseTooManyValues(_request: unknown, _response: unknown, body: Buffer): void {
  if (valuesIn(body, mostValues) > mostValues) {
    throw new TooManyValues(`The body holds more than ${mostValues} values; no command needs so many`);
  }
}

const quote = 0x22;
const backslash = 0x5c;
/** The characters that come before a value of a list or an object. */
const separators: ReadonlySet<number> = new Set(Buffer.from(',[{'));

/** How many values a JSON text holds, counted up to `enough`. For a text that isn't JSON the number means nothing. */
export function valuesIn(json: Uint8Array, enough: number): number {
  let count = 0;
  let inText = false;
  for (let i = 0; i < json.length && count <= enough; i++) {
    const byte = json[i] ?? quote;
    if (inText && byte === backslash) i += 1;
    else if (byte === quote) inText = !inText;
    else if (!inText && separators.has(byte)) count += 1;
  }
  return count;
}
