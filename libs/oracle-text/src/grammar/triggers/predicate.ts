import type { Filter, TriggerEvent } from '@stacktrail/card-tree';
import { says, type Variant } from '../../syntax/says.js';
import type { No, Syntax } from '../../syntax/syntax.js';

/**
 * An event without its subject. `what` is a further condition that the predicate puts on the subject: “enters
 * untapped”.
 */
export type EventWithoutSubject = TriggerEvent extends infer E
  ? E extends { readonly what: Filter }
    ? Omit<E, 'what'> & { readonly what?: Filter }
    : E & { readonly what?: undefined }
  : never;

export type EventOn<K> = Variant<TriggerEvent, 'on', K>;

type Part<T> = { readonly [K in keyof T]?: Syntax<T[K] & {}> } | Syntax<object>;

/** Fields that other words say, before or after the predicate; no predicate says them. */
const saidElsewhere = ['oneOrMore', 'nth', 'during', 'said'];

/**
 * The words of a predicate: `eventWords<EventOn<'enters'>>({ on: 'enters' })` followed by the template. It doesn't
 * write an event that has further fields.
 */
export function eventWords<T extends TriggerEvent>(fields: Partial<T>) {
  return (strings: TemplateStringsArray, ...parts: readonly Part<T>[]): Syntax<EventWithoutSubject> => {
    const syntax = says<T>(fields)(strings, ...(parts as readonly Syntax<Partial<T>>[]));
    const places = parts.flatMap((part) => ('read' in part ? [] : Object.keys(part)));
    const known = new Set([...Object.keys(fields), ...places, ...saidElsewhere]);
    return {
      begins: syntax.begins,
      fixedFields: syntax.fixedFields ?? {},
      read: (reader) => syntax.read(reader) as EventWithoutSubject | No,
      write: (event, writer) =>
        Object.keys(event).every((key) => known.has(key)) && syntax.write(event as unknown as T, writer),
    };
  };
}
