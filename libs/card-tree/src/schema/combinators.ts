import type { Place } from './place.js';

/**
 * What a value must be to have type `T`. It is invariant in `T`, so the compiler refuses a schema that accepts more or
 * less than its type.
 */
export interface Schema<T> {
  /** @throws InvalidCard naming the place, if the value doesn't have the type */
  readonly check: (value: unknown, at: Place) => void;
  /** The schemas of what its values contain, for code that lists the words of the language. */
  readonly parts?: () => readonly Part[];
  /** The constants that its values can be, if it allows only constants. */
  readonly constants?: readonly (string | number | boolean)[];
  /** This is never called: it makes the type parameter invariant. */
  readonly exactly?: (value: T) => T;
}

/** A schema inside another one, and the field that has it. */
export interface Part {
  /** Absent if the inner schema describes the same value; `null` for the items of a list. */
  readonly field?: string | null;
  readonly schema: AnySchema;
}

/** A schema of any type, of which only the parts are asked for. */
export type AnySchema = Pick<Schema<never>, 'parts' | 'constants'>;

function schema<T>(check: (value: unknown, at: Place) => void, ...inner: readonly AnySchema[]): Schema<T> {
  return { check, parts: () => inner.map((one) => ({ schema: one })) };
}

/** The schema of a value that is one of these constants. */
export function oneOf<const V extends readonly (string | number | boolean)[]>(...values: V): Schema<V[number]> {
  const expected = values.map((value) => JSON.stringify(value)).join(', ');
  return {
    check: (value, at) => {
      if (!(values as readonly unknown[]).includes(value))
        at.refuse(values.length === 1 ? expected : `one of ${expected}`, value);
    },
    constants: values,
  };
}

/** A text that passes a test. @param what what such texts are, for the error */
export function textThat<T extends string>(what: string, test: (text: string) => boolean): Schema<T> {
  return schema((value, at) => {
    if (typeof value !== 'string' || !test(value)) at.refuse(what, value);
  });
}

const longestText = 200;

/** A name or a word: a text that is not empty and not long. */
export const text: Schema<string> = textThat(`a text of 1 to ${longestText} characters`, (value) => {
  return value.length > 0 && value.length <= longestText;
});

/** A whole number from `least` to `most`. */
export function integer(least: number, most: number): Schema<number> {
  return schema((value, at) => {
    if (!Number.isInteger(value) || (value as number) < least || (value as number) > most) {
      at.refuse(`a whole number from ${least} to ${most}`, value);
    }
  });
}

const longestList = 1000;

function checkItems<T>(item: Schema<T>, value: unknown, at: Place, least: number): void {
  if (!Array.isArray(value)) return at.refuse('a list', value);
  const items: readonly unknown[] = value;
  if (items.length < least || items.length > longestList) {
    at.refuse(`a list of ${least} to ${longestList} items`, items.length);
  }
  for (let index = 0; index < items.length; index++) item.check(items[index], at.item(index));
}

export function list<T>(item: Schema<T>): Schema<readonly T[]> {
  return { check: (value, at) => checkItems(item, value, at, 0), parts: () => [{ field: null, schema: item }] };
}

export function listOfSome<T>(item: Schema<T>): Schema<readonly [T, ...T[]]> {
  return { check: (value, at) => checkItems(item, value, at, 1), parts: () => [{ field: null, schema: item }] };
}

/** A value that may be `null`. */
export function orNull<T>(inner: Schema<T>): Schema<T | null> {
  return schema((value, at) => {
    if (value !== null) inner.check(value, at);
  }, inner);
}

/** One schema for values that are objects and another one for values that aren't: “a number, or …”. */
export function plainOr<P, O>(plain: Schema<P>, object: Schema<O>): Schema<P | O> {
  return schema(
    (value, at) => {
      if (typeof value === 'object' && value !== null) object.check(value, at);
      else plain.check(value, at);
    },
    plain,
    object,
  );
}

/** One schema for texts and another one for all other values: a word in the place of an amount. */
export function textOr<W extends string, A>(word: Schema<W>, other: Schema<A>): Schema<W | A> {
  return schema(
    (value, at) => {
      if (typeof value === 'string') word.check(value, at);
      else other.check(value, at);
    },
    word,
    other,
  );
}

/** One of two kinds of objects, told apart by a field that only the first kind has. */
export function byField<A, B>(field: string, first: Schema<A>, second: Schema<B>): Schema<A | B> {
  return schema(
    (value, at) => {
      const has = typeof value === 'object' && value !== null && Object.hasOwn(value, field);
      if (has) first.check(value, at);
      else second.check(value, at);
    },
    first,
    second,
  );
}

/** A schema that is made when it is first needed, for a type that is part of itself. */
export function lazy<T>(make: () => Schema<T>): Schema<T> {
  let made: Schema<T> | undefined;
  const get = (): Schema<T> => (made ??= make());
  return { check: (value, at) => get().check(value, at), parts: () => [{ schema: get() }] };
}
