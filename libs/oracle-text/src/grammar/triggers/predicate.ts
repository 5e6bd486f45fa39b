import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { No, Syntax } from '../../syntax/syntax.js';

/** An event without the object that it is about; `what` is what the words ask of that object besides. */
export type Bare = TriggerEvent extends infer E
  ? E extends { readonly what: Filter }
    ? Omit<E, 'what'> & { readonly what?: Filter }
    : E & { readonly what?: undefined }
  : never;

export type Of<K> = Variant<TriggerEvent, 'on', K>;

type Part<T> = { readonly [K in keyof T]?: Syntax<T[K] & {}> } | Syntax<object>;

/** What the words of no predicate say: it stands before them or after them. */
const saidElsewhere = ['oneOrMore', 'nth', 'during', 'said'];

/**
 * The words of a predicate: `about<Of<'enters'>>({ on: 'enters' })` followed by the template. It says no event that has
 * more to it.
 */
export function eventWords<T extends TriggerEvent>(fields: Partial<T>) {
  return (strings: TemplateStringsArray, ...parts: readonly Part<T>[]): Syntax<Bare> => {
    const syntax = says<T>(fields)(strings, ...(parts as readonly Syntax<Partial<T>>[]));
    const places = parts.flatMap((part) => ('read' in part ? [] : Object.keys(part)));
    const known = new Set([...Object.keys(fields), ...places, ...saidElsewhere]);
    return {
      begins: syntax.begins,
      fixedFields: syntax.fixedFields ?? {},
      read: (reader) => syntax.read(reader) as Bare | No,
      write: (event, writer) =>
        Object.keys(event).every((key) => known.has(key)) && syntax.write(event as unknown as T, writer),
    };
  };
}
