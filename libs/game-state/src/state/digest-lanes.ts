/** A hash of 64 bits as two lanes of 32, which are mixed apart. */
export interface Lanes {
  readonly a: number;
  readonly b: number;
}

export const noLanes: Lanes = { a: 0, b: 0 };

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

/** The lanes of a whole number, without a text of it. */
function numberLanes(number: number): Lanes {
  return smallNumbers[number] ?? wordsLanes(number | 0, Math.floor(number / 0x1_0000_0000) | 0);
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
  return Number.isSafeInteger(value) ? numberLanes(value as number) : textLanes(`${typeof value} ${String(value)}`);
}

type PointerOf = (field: string, value: object) => string | undefined;

/**
 * The lanes of plain data, read through lists, sets and records.
 *
 * @param memo of what has been read; none of it ever changes
 * @param pointerOf the text that stands for a part of something larger, where the value of a field is one
 */
export function valueLanes(value: unknown, memo: WeakMap<object, Lanes>, pointerOf: PointerOf, field = ''): Lanes {
  if (typeof value !== 'object' || value === null) return plainLanes(value);
  const known = memo.get(value);
  if (known !== undefined) return known;
  const pointer = pointerOf(field, value);
  const lanes = pointer === undefined ? partsLanes(value, memo, pointerOf) : textLanes(pointer);
  memo.set(value, lanes);
  return lanes;
}

function partsLanes(value: object, memo: WeakMap<object, Lanes>, pointerOf: PointerOf): Lanes {
  const inner = (part: unknown, field = ''): Lanes => valueLanes(part, memo, pointerOf, field);
  if (Array.isArray(value)) {
    return value.reduce<Lanes>((lanes, part) => together(lanes, inner(part)), { a: value.length, b: 1 });
  }
  if (value instanceof Set) return [...value].reduce<Lanes>((lanes, part) => sum(lanes, inner(part)), noLanes);
  let lanes = { a: 1, b: 2 };
  for (const [field, part] of Object.entries(value) as readonly (readonly [string, unknown])[]) {
    if (part !== undefined) lanes = sum(lanes, together(textLanes(field), inner(part, field)));
  }
  return lanes;
}
