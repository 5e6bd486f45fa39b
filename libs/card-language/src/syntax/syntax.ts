import type { Reader } from './reader.js';
import { tokenise } from './token.js';
import type { Writer } from './writer.js';

/** A text that a syntax can't read, or a value that it can't say. */
export const no = Symbol('no');
export type No = typeof no;

type Marks = Readonly<Record<string, unknown>>;

/**
 * One rule of the grammar, in both directions: it reads a value from a text and writes it back.
 *
 * `read` leaves the reader behind what it read; where it answers `no`, whoever called it takes the reader back.
 * `write` answers whether the value could be said; where not, whoever called it takes the writer back.
 */
export interface Syntax<T> {
  /** The words that a text of this kind begins with; `null` where it could be any. */
  readonly begins: ReadonlySet<string> | null;
  /** Fields that every value of this kind has, with what they hold; not where it could be any value. */
  readonly marks?: Marks;
  read(reader: Reader): T | No;
  write(value: T, writer: Writer): boolean;
}

/** A syntax that is defined later: grammars are recursive. */
export function lazy<T>(find: () => Syntax<T>): Syntax<T> {
  let found: Syntax<T> | undefined;
  const get = (): Syntax<T> => (found ??= find());
  return {
    begins: null,
    read: (reader) => get().read(reader),
    write: (value, writer) => get().write(value, writer),
  };
}

/**
 * The first of several syntaxes that can read the text or say the value. Those that can't begin with the next word are
 * not tried.
 */
export function oneOf<T>(...choices: readonly Syntax<T>[]): Syntax<T> {
  const begins = choices.some((choice) => choice.begins === null)
    ? null
    : new Set(choices.flatMap((choice) => [...choice.begins!]));
  const byWord = new Map<string, readonly Syntax<T>[]>();
  const startingWith = (word: string): readonly Syntax<T>[] => {
    let found = byWord.get(word);
    if (found === undefined) {
      found = choices.filter((choice) => choice.begins === null || choice.begins.has(word));
      byWord.set(word, found);
    }
    return found;
  };
  const saying = byMark(choices);
  return {
    begins,
    read(reader) {
      const from = reader.mark();
      for (const choice of startingWith(reader.word)) {
        const value = choice.read(reader);
        if (value !== no) return value;
        reader.back(from);
      }
      return no;
    },
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

/** Which of several syntaxes can say a value, by the field that tells most of them apart. */
function byMark<T>(choices: readonly Syntax<T>[]): (value: T) => readonly Syntax<T>[] {
  const field = tellingField(choices.map(({ marks = {} }) => marks));
  if (field === undefined) return () => choices;
  const byValue = new Map<unknown, readonly Syntax<T>[]>();
  return (value) => {
    const held: unknown = typeof value === 'object' && value !== null ? value[field as keyof T] : undefined;
    if (typeof held === 'object') return choices;
    let found = byValue.get(held);
    if (found === undefined) {
      found = choices.filter(({ marks }) => marks === undefined || !(field in marks) || marks[field] === held);
      byValue.set(held, found);
    }
    return found;
  };
}

function tellingField(marks: readonly Marks[]): string | undefined {
  const values = new Map<string, Set<unknown>>();
  for (const [name, held] of marks.flatMap((one) => Object.entries(one))) {
    values.set(name, (values.get(name) ?? new Set()).add(held));
  }
  return [...values].sort((a, b) => b[1].size - a[1].size)[0]?.[0];
}

/** The fields of a value that hold no tree: what it is told by. */
export function marksOf(value: object): Marks {
  return Object.fromEntries(Object.entries(value).filter(([, held]) => typeof held !== 'object'));
}

/** A syntax whose values are made from another's, and taken apart again. `apart` answers `no` for what isn't one. */
export function mapped<A, B>(inner: Syntax<A>, make: (value: A) => B | No, apart: (value: B) => A | No): Syntax<B> {
  return {
    begins: inner.begins,
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
    read(reader) {
      const { at, scope, memory } = reader;
      let places = memory.get(inner);
      if (places === undefined) memory.set(inner, (places = []));
      const known = places[at];
      if (known !== undefined && known.before === scope.said) {
        reader.at = known.to;
        scope.said = known.after;
        return known.value as T | No;
      }
      const before = scope.said;
      const value = inner.read(reader);
      places[at] = { value, to: reader.at, before, after: scope.said };
      return value;
    },
    write: (value, writer) => inner.write(value, writer),
  };
}

/** Words that stand for a value: `words('you', you)`. */
export function words<T>(text: string, value: T, same: (other: T) => boolean = (other) => other === value): Syntax<T> {
  const literal = literally(text);
  return {
    begins: literal.begins,
    read: (reader) => (literal.read(reader) === no ? no : value),
    write: (other, writer) => same(other) && literal.write(nothing, writer),
  };
}

/** Whether something is that tree. What can't be is told by its own fields, before the trees are compared. */
function sameAs<T extends object>(value: T): (other: T) => boolean {
  const plain = Object.entries(value).filter(([, held]) => typeof held !== 'object');
  const key = JSON.stringify(value);
  return (other) => {
    for (const [name, held] of plain) if ((other as Readonly<Record<string, unknown>>)[name] !== held) return false;
    return JSON.stringify(other) === key;
  };
}

/** Words that stand for a whole tree. */
export function constant<T extends object>(text: string, value: T): Syntax<T> {
  return { ...words<T>(text, value, sameAs(value)), marks: marksOf(value) };
}

/** A table of words: each stands for its value. */
export function table<T extends string | number | boolean>(entries: Readonly<Record<string, T>>): Syntax<T> {
  return oneOf(...Object.entries(entries).map(([text, value]) => words(text, value)));
}

/** Words that say nothing but themselves. Their value has no fields. */
export function literally(text: string): Syntax<object> {
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
    .map((token) => token.word);
}

/** A syntax that grammar rules refer to before it is defined, for grammars are recursive. */
export interface Hole<T> extends Syntax<T> {
  /** Defines it, once. */
  is(syntax: Syntax<T>): void;
}

/** @param name for the error where it has not been defined */
export function hole<T>(name: string): Hole<T> {
  let defined: Syntax<T> | undefined;
  const get = (): Syntax<T> => {
    if (defined === undefined) throw new Error(`the grammar has no “${name}” yet`);
    return defined;
  };
  return {
    begins: null,
    is: (syntax) => void (defined = syntax),
    read: (reader) => get().read(reader),
    write: (value, writer) => get().write(value, writer),
  };
}
