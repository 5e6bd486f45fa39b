import { isSameTree } from '@stacktrail/card-tree';
import type { Reader, Reading } from './reader.js';
import { intern, tokenise } from './token.js';
import type { Writer } from './writer.js';

/** The result of a syntax that can't read the text, or can't write the value. */
export const no = Symbol('no');
export type No = typeof no;

/** The words that a text can begin with; `null` if it can begin with any word. */
type Begins = Pick<ReadonlySet<string>, 'has'> | null;

type FixedFields = Readonly<Record<string, unknown>>;

/**
 * One rule of the grammar, in both directions: it reads a value from a text and writes it back.
 * `read` leaves the reader after the words that it read; if it returns `no`, its caller moves the reader back. `write`
 * returns whether it could write the value; if not, its caller moves the writer back.
 */
export interface Syntax<T> {
  /** The words that a text of this syntax can begin with; `null` if it can begin with any word. */
  readonly begins: Begins | (() => Begins);
  /** Fields that have the same content in every value of this syntax; absent if nothing is known of the values. */
  readonly fixedFields?: FixedFields;
  read(reader: Reader): T | No;
  /** All readings from here, if the syntax is itself a choice among several. */
  readonly readings?: (reader: Reader) => readonly Reading<T>[];
  write(value: T, writer: Writer): boolean;
}

/** A syntax that is defined later, because grammars are recursive. */
export function lazy<T>(find: () => Syntax<T>): Syntax<T> {
  let found: Syntax<T> | undefined;
  const get = (): Syntax<T> => (found ??= find());
  return {
    begins: () => beginsOf(get()),
    read: (reader) => get().read(reader),
    write: (value, writer) => get().write(value, writer),
  };
}

/**
 * The first of several syntaxes that can read the text or write the value. Those that can't begin with the next word
 * are not tried.
 */
export function oneOf<T>(...choices: readonly Syntax<T>[]): Syntax<T> {
  const startingWith = byWord(choices);
  const saying = byMark(choices, (choice) => choice);
  return {
    begins: beginsOfAny(choices),
    fixedFields: commonFixedFields(choices),
    read: (reader) => reader.anyOf(startingWith, startingWith(reader.word)),
    readings: (reader) => reader.allOf(startingWith, startingWith(reader.word)),
    write(value, writer) {
      const from = writer.mark();
      for (const choice of saying(value)) {
        if (choice.write(value, writer)) return true;
        writer.back(from);
      }
      return false;
    },
  };
}

/** The words that a syntax can begin with, once the whole grammar is defined. */
function beginsOf({ begins }: Pick<Syntax<never>, 'begins'>): Begins {
  return typeof begins === 'function' ? begins() : begins;
}

/** Finds those of several syntaxes that can begin with a word. */
export function byWord<C extends Pick<Syntax<never>, 'begins'>>(choices: readonly C[]): (word: string) => readonly C[] {
  const known = new Map<string, readonly C[]>();
  return (word) => {
    let found = known.get(word);
    if (found === undefined) {
      found = choices.filter((choice) => canBegin(choice, word));
      known.set(word, found);
    }
    return found;
  };
}

/** Whether a text of this syntax can begin with that word. */
function canBegin(syntax: Pick<Syntax<never>, 'begins'>, word: string): boolean {
  const begins = beginsOf(syntax);
  return begins === null || begins.has(word);
}

function beginsOfAny<T>(choices: readonly Syntax<T>[]): () => Begins {
  let begins: Begins | undefined;
  const has = (word: string): boolean => choices.some((choice) => canBegin(choice, word));
  return () =>
    begins === undefined ? (begins = choices.some((one) => beginsOf(one) === null) ? null : { has }) : begins;
}

/** The fixed fields that several syntaxes have in common. */
function commonFixedFields<T>([first, ...others]: readonly Syntax<T>[]): FixedFields {
  const fields = Object.entries(first?.fixedFields ?? {});
  return Object.fromEntries(
    fields.filter(([name, held]) => others.every((other) => other.fixedFields?.[name] === held)),
  );
}

/** Finds those of several syntaxes that can write a value, by the field that distinguishes most of them. */
export function byMark<C, T>(
  choices: readonly C[],
  syntaxOf: (choice: C) => Pick<Syntax<T>, 'fixedFields'>,
): (value: T) => readonly C[] {
  const fixedFieldsOf = choices.map((choice) => syntaxOf(choice).fixedFields);
  const field = distinguishingField(fixedFieldsOf.map((marks = {}) => marks));
  if (field === undefined) return () => choices;
  const byValue = new Map<unknown, readonly C[]>();
  return (value) => {
    const held: unknown = typeof value === 'object' && value !== null ? value[field as keyof T] : undefined;
    if (typeof held === 'object') return choices;
    let found = byValue.get(held);
    if (found === undefined) {
      found = choices.filter((_, i) => {
        const marks = fixedFieldsOf[i];
        return marks === undefined || !(field in marks) || marks[field] === held;
      });
      byValue.set(held, found);
    }
    return found;
  };
}

function distinguishingField(marks: readonly FixedFields[]): string | undefined {
  const values = new Map<string, Set<unknown>>();
  for (const [name, held] of marks.flatMap((one) => Object.entries(one))) {
    values.set(name, (values.get(name) ?? new Set()).add(held));
  }
  return [...values].sort((a, b) => b[1].size - a[1].size)[0]?.[0];
}

/** The fields of a value that hold no tree: what it is told by. */
export function marksOf(value: object): FixedFields {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => typeof held !== 'object'));
}

/**
 * A syntax that makes its values from those of another syntax, and takes them apart again to write them. `apart`
 * returns `no` if a value can't have been made so.
 * @param fixedFields fields that every value has
 */
export function mapped<A, B>(
  inner: Syntax<A>,
  make: (value: A) => B | No,
  apart: (value: B) => A | No,
  fixedFields: Partial<B> = {},
): Syntax<B> {
  return {
    begins: inner.begins,
    fixedFields,
    read(reader) {
      const value = inner.read(reader);
      return value === no ? no : make(value);
    },
    write(value, writer) {
      const part = apart(value);
      return part !== no && inner.write(part, writer);
    },
  };
}

/**
 * The same syntax, but it reads only once at each place of a text, however many other syntaxes begin with it there. It
 * must depend on nothing but the text and the text so far.
 */
export function remembered<T>(inner: Syntax<T>): Syntax<T> {
  return {
    begins: inner.begins,
    fixedFields: inner.fixedFields ?? {},
    read: (reader) => reader.anyOf(inner, [inner]),
    readings: (reader) => reader.allOf(inner, [inner]),
    write: (value, writer) => inner.write(value, writer),
  };
}

/** Words that stand for a value: `words('you', you)`. */
export function words<T>(text: string, value: T, same: (other: T) => boolean = (other) => other === value): Syntax<T> {
  const said = literally(text);
  return {
    begins: said.begins,
    read: (reader) => (said.read(reader) === no ? no : value),
    write: (other, writer) => same(other) && said.write(nothing, writer),
  };
}

/** Words that stand for a whole tree. */
export function constant<T>(text: string, value: T & object): Syntax<T> {
  return { ...words<T>(text, value, (other) => isSameTree(other, value)), fixedFields: marksOf(value) };
}

/** A table from words to the values that they stand for. */
export function table<T extends string | number | boolean>(entries: Readonly<Record<string, T>>): Syntax<T> {
  return oneOf(...Object.entries(entries).map(([text, value]) => words(text, value)));
}

const literals = new Map<string, Syntax<object>>();

/** Fixed words. Their value has no fields. */
export function literally(text: string): Syntax<object> {
  const known = literals.get(text) ?? literal(text);
  literals.set(text, known);
  return known;
}

function literal(text: string): Syntax<object> {
  const wanted = pieces(text);
  return {
    begins: wanted.length > 0 ? new Set([wanted[0]!]) : null,
    read(reader) {
      for (const word of wanted) if (!reader.take(word)) return no;
      return nothing;
    },
    write(_, writer) {
      writer.add(text);
      return true;
    },
  };
}

/** The value of fixed words. */
export const nothing = {};

/** The words of a literal, as they are compared with tokens. */
function pieces(text: string): readonly string[] {
  return tokenise(text)
    .slice(0, -1)
    .map((token) => intern(token.word));
}

/** A syntax that grammar rules use before it is defined, because grammars are recursive. */
export interface Hole<T> extends Syntax<T> {
  /** Defines the syntax; this can be done only once. */
  define(syntax: Syntax<T>): void;
}

/** @param name the name in the error message if the syntax is used before it is defined */
export function hole<T>(name: string): Hole<T> {
  let defined: Syntax<T> | undefined;
  const get = (): Syntax<T> => {
    if (defined === undefined) throw new Error(`the grammar has no “${name}” yet`);
    return defined;
  };
  return {
    begins: () => beginsOf(get()),
    define: (syntax) => void (defined = syntax),
    read: (reader) => get().read(reader),
    write: (value, writer) => get().write(value, writer),
  };
}
