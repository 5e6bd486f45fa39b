/** A hash of 64 bits as two lanes of 32, which are mixed apart. */
export interface Lanes {
  readonly a: number;
  readonly b: number;
}

export const noLanes: Lanes = { a: 0, b: 0 };

/** The lanes of a record without fields. */
export const emptyRecord: Lanes = { a: 1, b: 2 };

/** The lanes of things whose order doesn't count. */
export function sum(one: Lanes, other: Lanes): Lanes {
  return { a: (one.a + other.a) | 0, b: (one.b + other.b) | 0 };
}

/** The lanes of a sum without one of the things that were summed. */
export function difference(whole: Lanes, part: Lanes): Lanes {
  return { a: (whole.a - part.a) | 0, b: (whole.b - part.b) | 0 };
}

/** The lanes of one thing after another. */
export function together(one: Lanes, other: Lanes): Lanes {
  return { a: scrambled(one.a ^ other.a, 0x85ebca6b, one.a), b: scrambled(one.b + other.b, 0xcc9e2d51, one.b) };
}

/** The lanes of a list whose elements have these. */
export function listOf(elements: readonly Lanes[]): Lanes {
  let lanes = { a: elements.length, b: 1 };
  for (const element of elements) lanes = together(lanes, element);
  return lanes;
}

function scrambled(word: number, factor: number, before: number): number {
  let mixed = Math.imul(word ^ (word >>> 15), factor);
  mixed = Math.imul(mixed ^ (mixed >>> 13) ^ before, 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}

const mostTexts = 20_000;
const texts = new Map<string, Lanes>();

export function textLanes(text: string): Lanes {
  const known = texts.get(text);
  if (known !== undefined) return known;
  let a = 0x811c9dc5;
  let b = text.length;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d) + code;
  }
  const lanes = { a: scrambled(a, 0x85ebca6b, 1), b: scrambled(b, 0xcc9e2d51, 2) };
  if (texts.size >= mostTexts) texts.clear();
  texts.set(text, lanes);
  return lanes;
}

const smallNumbers = Array.from({ length: 4096 }, (_, number) => wordsLanes(number, 0));

/** The lanes of a number; those of a whole one are computed from its bits, which is faster than from its digits. */
export function numberLanes(number: number): Lanes {
  const known = smallNumbers[number];
  if (known !== undefined) return known;
  if (!Number.isSafeInteger(number)) return textLanes(`number ${number}`);
  return wordsLanes(number | 0, Math.floor(number / 0x1_0000_0000) | 0);
}

function wordsLanes(low: number, high: number): Lanes {
  return {
    a: scrambled(low ^ 0x9e3779b9, 0x85ebca6b, high),
    b: scrambled((low + 0x7f4a7c15) | 0, 0xcc9e2d51, high ^ 3),
  };
}

const yes = textLanes('boolean true');
const no = textLanes('boolean false');

/** The lanes of a value that has no parts. */
function plainLanes(value: unknown): Lanes {
  if (typeof value === 'string') return textLanes(value);
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'number' ? numberLanes(value) : textLanes(`${typeof value} ${String(value)}`);
}

type PointerOf = (field: string, value: object) => string | undefined;

/**
 * The lanes of plain data, read through lists, sets and records.
 *
 * @param pointerOf gives the pointer to the value of a field that is a part of a pinned card; the pointer is hashed
 *   instead of the value
 */
export function valueLanes(value: unknown, pointerOf: PointerOf, field = ''): Lanes {
  if (typeof value !== 'object' || value === null) return plainLanes(value);
  const pointer = pointerOf(field, value);
  if (pointer !== undefined) return textLanes(pointer);
  if (Array.isArray(value)) return listLanes(value, pointerOf);
  return value instanceof Set ? setLanes(value, pointerOf) : recordLanes(value as Record<string, unknown>, pointerOf);
}

function listLanes(list: readonly unknown[], pointerOf: PointerOf): Lanes {
  return listOf(list.map((part) => valueLanes(part, pointerOf)));
}

function setLanes(set: ReadonlySet<unknown>, pointerOf: PointerOf): Lanes {
  let lanes = noLanes;
  for (const part of set) lanes = sum(lanes, valueLanes(part, pointerOf));
  return lanes;
}

function recordLanes(record: Readonly<Record<string, unknown>>, pointerOf: PointerOf): Lanes {
  let lanes = emptyRecord;
  for (const field of Object.keys(record)) {
    const part = record[field];
    if (part !== undefined) lanes = sum(lanes, together(textLanes(field), valueLanes(part, pointerOf, field)));
  }
  return lanes;
}
