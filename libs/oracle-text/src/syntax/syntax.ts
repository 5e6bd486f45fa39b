import { isSameTree } from '@stacktrail/card-tree';
import type { Reader, Reading } from './reader.js';
import { intern, tokenise } from './token.js';
import type { Writer } from './writer.js';

/** A text that a syntax can't read, or a value that it can't say. */
export const no = Symbol('no');
export type No = typeof no;

/** Words that a text can begin with; `null` if it could be any. */
type Begins = Pick<ReadonlySet<string>, 'has'> | null;

type FixedFields = Readonly<Record<string, unknown>>;

/**
 * One rule of the grammar, in both directions: it reads a value from a text and writes it back.
 *
 * `read` leaves the reader after what it read; where it answers `no`, whoever called it takes the reader back.
 * `write` answers whether the value could be said; where not, whoever called it takes the writer back.
 */
export interface Syntax<T> {
  /** The words that a text of this kind begins with; `null` if it could be any. */
  readonly begins: Begins | (() => Begins);
  /** Fields that every value of this kind has, with what they hold; not where it could be any value. */
  readonly fixedFields?: FixedFields;
  read(reader: Reader): T | No;
  /** Every way to read it from here, where the syntax itself is a choice. */
  readonly readings?: (reader: Reader) => readonly Reading<T>[];
  write(value: T, writer: Writer): boolean;
}

/** A syntax that is defined later: grammars are recursive. */
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
 * The first of several syntaxes that can read the text or say the value. Those that can't begin with the next word are
 * not tried.
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

/** What a syntax begins with, once the whole grammar is defined. */
function beginsOf({ begins }: Pick<Syntax<never>, 'begins'>): Begins {
  return typeof begins === 'function' ? begins() : begins;
}

/** Which of several can begin with a word. */
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

/** Whether a text of this kind can begin with that word. */
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

/** The fields that the values of all of several syntaxes have alike. */
function commonFixedFields<T>([first, ...others]: readonly Syntax<T>[]): FixedFields {
  const fields = Object.entries(first?.fixedFields ?? {});
  return Object.fromEntries(
    fields.filter(([name, held]) => others.every((other) => other.fixedFields?.[name] === held)),
  );
}

/** Which of several can say a value, by the field that tells most of them apart. */
export function byMark<C, T>(
  choices: readonly C[],
  syntaxOf: (choice: C) => Pick<Syntax<T>, 'fixedFields'>,
): (value: T) => readonly C[] {
  const fixedFieldsOf = choices.map((choice) => syntaxOf(choice).fixedFields);
  const field = tellingField(fixedFieldsOf.map((marks = {}) => marks));
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

function tellingField(marks: readonly FixedFields[]): string | undefined {
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
 * A syntax whose values are made from another's, and taken apart again. `apart` answers `no` for what isn't one.
 *
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
 * The same syntax, which reads only once at one place of a text what several others begin with there. What it reads may
 * depend on the text and on what has been said, and on nothing else.
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

/** A table of words: each stands for its value. */
export function table<T extends string | number | boolean>(entries: Readonly<Record<string, T>>): Syntax<T> {
  return oneOf(...Object.entries(entries).map(([text, value]) => words(text, value)));
}

const literals = new Map<string, Syntax<object>>();

/** Words that say nothing but themselves. Their value has no fields. */
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

/** What words stand for that say nothing but themselves. */
export const nothing = {};

/** The words of a literal as tokens are compared. */
function pieces(text: string): readonly string[] {
  return tokenise(text)
    .slice(0, -1)
    .map((token) => intern(token.word));
}

/** A syntax that grammar rules refer to before it is defined, for grammars are recursive. */
export interface Hole<T> extends Syntax<T> {
  /** Defines it, once. */
  define(syntax: Syntax<T>): void;
}

/** @param name for the error where it has not been defined */
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
