import { isSameTree } from '@stacktrail/card-tree';
import { literally, marksOf, no, nothing, type Syntax } from './syntax.js';

/** A hole for one field of a phrase: `{ count: amount }`. */
type Place<T> = { readonly [K in keyof T]?: Syntax<T[K] & {}> };

/** A hole in a phrase: a field with its syntax, or a syntax that fills several fields of the phrase. */
type Part<T> = Place<T> | Syntax<Partial<T>>;

type Tag<T> = (strings: TemplateStringsArray, ...parts: readonly Part<T>[]) => Syntax<T>;

/**
 * A rule of the grammar as it stands in rules text:
 *
 *     says<Draw>({ do: 'draw' })`draw ${{ count: cards }}`
 *
 * @param constants the fields that the words themselves stand for
 */
export function says<T extends object>(constants: Partial<T>): Tag<T> {
  const entries = Object.entries(constants);
  return (strings, ...parts) => {
    const steps = stepsOf(strings, parts);
    return {
      begins: steps[0]?.syntax.begins ?? null,
      fixedFields: marksOf(constants),
      read(reader) {
        let into: Record<string, unknown> | undefined;
        for (const { field, syntax } of steps) {
          const value = reader.must(syntax);
          if (value === no) return no;
          into ??= { ...constants };
          if (field !== undefined) into[field] = value;
          else if (value !== nothing) Object.assign(into, value);
        }
        return (into ?? { ...constants }) as T;
      },
      write(value, writer) {
        const record = value as Readonly<Record<string, unknown>>;
        for (const [name, constant] of entries) if (!isSameTree(record[name], constant)) return false;
        for (const { field, syntax } of steps) {
          const held = field === undefined ? value : record[field];
          if (held === undefined || !syntax.write(held, writer)) return false;
        }
        return true;
      },
    };
  };
}

/** Optional words that set fields: `flag({ tapped: true }, ' tapped')`. */
export function flag<T extends object>(fields: Partial<T>, text: string): Syntax<Partial<T>> {
  return maybe(says<Partial<T>>(fields)`${literally(text) as Syntax<Partial<T>>}`);
}

/** Makes a syntax optional: if its words are missing, its fields are, too. */
function maybe<T extends object>(part: Syntax<T>): Syntax<Partial<T>> {
  return {
    begins: null,
    read: (reader) => reader.may<Partial<T>>(part, {}),
    write(value, writer) {
      const from = writer.mark();
      if (!part.write(value as T, writer)) writer.back(from);
      return true;
    },
  };
}

/**
 * One step of a phrase: a syntax, and the field that takes its value. Without a field, the value's own fields become
 * fields of the phrase.
 */
interface Step {
  readonly field?: string;
  readonly syntax: Syntax<unknown>;
}

function stepsOf<T extends object>(strings: readonly string[], parts: readonly Part<T>[]): readonly Step[] {
  return strings.flatMap((text, i): readonly Step[] => {
    const part = parts[i];
    const fixed = text === '' ? [] : [{ syntax: literally(text) }];
    return part === undefined ? fixed : [...fixed, isSyntax(part) ? { syntax: part } : place(part)];
  });
}

function isSyntax<T>(part: Part<T>): part is Syntax<Partial<T>> {
  return typeof (part as Syntax<Partial<T>>).read === 'function';
}

function place<T extends object>(part: Place<T>): Step {
  const [[field, syntax]] = Object.entries(part) as [[string, Syntax<unknown>]];
  return { field, syntax };
}

/** The members of the union `U` whose field `K` can be `V`, narrowed to `V`. */
export type Variant<U, K extends string, V> = U extends { readonly [key in K]: infer D }
  ? V extends D
    ? U & { readonly [key in K]: V }
    : never
  : never;
