import type { Reader } from './reader.js';
import { literally, no, type Syntax } from './syntax.js';

/** Goes over those words, or stays where it is. */
export function takes(reader: Reader, text: string): boolean {
  const from = reader.mark();
  if (literally(text).read(reader) !== no) return true;
  reader.back(from);
  return false;
}

/** What the syntax reads, or nothing if it can't: then the reader stays where it is. */
export function attempt<T>(reader: Reader, syntax: Syntax<T>): T | undefined {
  const from = reader.mark();
  const value = syntax.read(reader);
  if (value !== no) return value;
  reader.back(from);
  return undefined;
}
