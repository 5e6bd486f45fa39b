import type { Shape, ShapeFields } from './shape.js';
import { requireWords } from './words.js';

/** Describes the values of an event's field, and checks values that were read from outside. */
export interface Codec<T> {
  readonly shape: Shape;
  /** What is wrong with the value, after the path of the wrong part; `null` if nothing is. */
  check(value: unknown, path: string): string | null;
  /** Carries the type of the values; it is never set at run time. */
  readonly valueType?: T;
}

type ValueOf<C> = C extends Codec<infer T> ? T : never;

/** A record of codecs; the order of the fields is the order in which they are declared. */
export type Fields = Readonly<Record<string, Codec<unknown>>>;
export type Values<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

function scalar<T>(shape: Shape, what: string, is: (value: unknown) => boolean): Codec<T> {
  return { shape, check: (value, path) => (is(value) ? null : expected(what, value, path)) };
}

function expected(what: string, value: unknown, path: string): string {
  return `${path}: expected ${what}, found ${value === null ? 'null' : typeof value}`;
}

/** A whole number of 0 or more. */
export const uint: Codec<number> = scalar(
  { is: 'uint' },
  'a whole number ≥ 0',
  (value) => Number.isSafeInteger(value) && (value as number) >= 0,
);

/** A whole number. */
export const int: Codec<number> = scalar({ is: 'int' }, 'a whole number', Number.isSafeInteger);

export const bool: Codec<boolean> = scalar({ is: 'bool' }, 'true or false', (value) => typeof value === 'boolean');

// Half of a surrogate pair has no encoding in UTF-8, so two different texts with such halves could have the same hash.
const loneSurrogate = /\p{Surrogate}/u;

export const text: Codec<string> = scalar(
  { is: 'text' },
  'text in Unicode characters',
  (value) => typeof value === 'string' && !loneSurrogate.test(value),
);

/** One of a closed set of words; each has a number in the frozen table of words. */
export function oneOf<const W extends readonly string[]>(words: W): Codec<W[number]> {
  requireWords(words);
  const known = new Set<unknown>(words);
  return scalar({ is: 'word', words }, `one of ${words.join(', ')}`, (value) => known.has(value));
}

export function list<T>(item: Codec<T>): Codec<readonly T[]> {
  return {
    shape: { is: 'list', item: item.shape },
    check(value, path) {
      if (!Array.isArray(value)) return expected('a list', value, path);
      for (let i = 0; i < value.length; i++) {
        const wrong = item.check(value[i], '');
        if (wrong !== null) return `${path}[${i}]${wrong}`;
      }
      return null;
    },
  };
}

export function nullable<T>(inner: Codec<T>): Codec<T | null> {
  return {
    shape: { is: 'nullable', inner: inner.shape },
    check: (value, path) => (value === null ? null : inner.check(value, path)),
  };
}

export function record<F extends Fields>(fields: F): Codec<Values<F>> {
  return { shape: { is: 'record', fields: shapesOf(fields) }, check: recordCheck(fields) };
}

/** One of several records, told apart by a field that holds a word. */
export function variant<D extends string, V extends Readonly<Record<string, Fields>>>(
  discriminant: D,
  variants: V,
): Codec<{ [K in keyof V & string]: { readonly [P in D]: K } & Values<V[K]> }[keyof V & string]> {
  const words = Object.keys(variants);
  requireWords(words);
  const shapes: Record<string, ShapeFields> = {};
  const checks = new Map<unknown, Codec<unknown>['check']>();
  for (const [word, fields] of Object.entries(variants)) {
    shapes[word] = shapesOf(fields);
    checks.set(word, recordCheck({ [discriminant]: text, ...fields }));
  }
  return {
    shape: { is: 'variant', discriminant, variants: shapes },
    check(value, path) {
      if (typeof value !== 'object' || value === null) return expected('an object', value, path);
      const check = checks.get((value as Record<string, unknown>)[discriminant]);
      return check ? check(value, path) : `${path}.${discriminant}: expected one of ${words.join(', ')}`;
    },
  };
}

function shapesOf(fields: Fields): ShapeFields {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.shape]));
}

/** Paths are built only when something is wrong, because a whole game is checked each time it is read. */
function recordCheck(fields: Fields): Codec<unknown>['check'] {
  const names = Object.keys(fields);
  const codecs = Object.values(fields);
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return expected('an object', value, path);
    const properties = value as Readonly<Record<string, unknown>>;
    let present = 0;
    for (let i = 0; i < names.length; i++) {
      const property = properties[names[i]!];
      if (property !== undefined) present++;
      const wrong = codecs[i]!.check(property, '');
      if (wrong !== null) return `${path}.${names[i]}${wrong}`;
    }
    const given = Object.keys(properties);
    if (given.length === present) return null;
    const unknown = given.find((name) => !Object.hasOwn(fields, name));
    return unknown === undefined ? null : `${path}.${unknown}: no such field; known are ${names.join(', ')}`;
  };
}
