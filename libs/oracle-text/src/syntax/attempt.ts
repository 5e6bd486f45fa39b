import type { Reader } from './reader.js';
import { literally, no, type Syntax } from './syntax.js';

/** Reads those words and returns true, or leaves the reader where it is. */
export function takes(reader: Reader, text: string): boolean {
  const from = reader.mark();
  if (literally(text).read(reader) !== no) return true;
  reader.back(from);
  return false;
}

/** The value that the syntax reads; `undefined` if it can't, and the reader stays where it is. */
export function attempt<T>(reader: Reader, syntax: Syntax<T>): T | undefined {
  const from = reader.mark();
  const value = syntax.read(reader);
  if (value !== no) return value;
  reader.back(from);
  return undefined;
}
