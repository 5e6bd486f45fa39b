import { list } from '../english/words.js';
import type { Reader } from './reader.js';
import { no, type No, type Syntax } from './syntax.js';
import type { Writer } from './writer.js';

/** The words that can stand before the last item of a list. */
export const conjunctions = ['or', 'and', 'and/or'] as const;
export type Conjunction = (typeof conjunctions)[number];

/** Reads the conjunction if it comes next, and returns whether it did. */
export function takes(reader: Reader, conjunction: Conjunction): boolean {
  if (conjunction !== 'and/or') return reader.take(conjunction);
  if (reader.word !== 'and' || reader.ahead(1) !== '/' || reader.ahead(2) !== 'or') return false;
  for (let i = 0; i < 3; i++) reader.next();
  return true;
}

/**
 * Reads and writes a list: “a”, “a or b”, “a, b, or c”. If the list doesn't end with the conjunction and a last item,
 * only the first item is read.
 */
export function listed<T>(item: Syntax<T>, conjunction: Conjunction): Syntax<readonly T[]> {
  return {
    begins: item.begins,
    read: (reader) => readList(reader, item, conjunction),
    write: (values, writer) => writeList(values, writer, item, conjunction),
  };
}

function readList<T>(reader: Reader, item: Syntax<T>, conjunction: Conjunction): readonly T[] | No {
  const first = item.read(reader);
  if (first === no) return no;
  const items = [first];
  const alone = reader.mark();
  for (;;) {
    const from = reader.mark();
    const comma = reader.take(',');
    const last = takes(reader, conjunction);
    const next = comma || last ? item.read(reader) : no;
    // “a, b and c” is not how rules text is written; “a, b” without an end is no list.
    if (next === no || (last && comma !== items.length > 1)) {
      reader.back(items.length > 1 ? alone : from);
      return [first];
    }
    items.push(next);
    if (last) return items;
  }
}

function writeList<T>(values: readonly T[], writer: Writer, item: Syntax<T>, conjunction: Conjunction): boolean {
  const texts: string[] = [];
  for (const value of values) {
    const text = writer.capture(() => item.write(value, writer));
    if (text === undefined) return false;
    texts.push(text);
  }
  return texts.length > 0 && writer.add(list(texts, conjunction));
}
