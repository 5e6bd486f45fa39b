import { z } from 'zod';
import { boundedBytes, usualLimits } from './bounded-bytes.js';
import { jsonLines } from './json-lines.js';
import { date, parseShape, text } from './shape.js';

/** What the rules manager said about a card. */
export interface Ruling {
  readonly date: string;
  readonly text: string;
}

const line = z.object({ name: text, rulings: z.array(z.object({ date, text })) });

/**
 * The rulings of a file that has one card a line: its `name`, and `rulings` with `date` and `text`. Plain or gzipped.
 *
 * @param file its bytes
 * @throws UnreadableSource that names the line that is wrong
 */
export async function* readRulings(
  file: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ readonly name: string; readonly rulings: readonly Ruling[] }, void, undefined> {
  for await (const placed of jsonLines(boundedBytes(file, usualLimits), usualLimits)) yield parseShape(line, placed);
}
