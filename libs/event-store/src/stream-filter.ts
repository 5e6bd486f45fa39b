import type { StreamName } from './stream-name.js';

/** Which events a reader wants: of these streams **and** of these types. What is left out asks for nothing. */
export interface StreamFilter {
  /** What the names of the wanted streams begin with; one of them is enough. */
  readonly streamPrefixes?: readonly string[] | undefined;
  /** What the types of the wanted events begin with; one of them is enough. */
  readonly typePrefixes?: readonly string[] | undefined;
  /** The last revision of a stream that isn't wanted any more, such as the last one that a reader has; -1 if all are. */
  readonly after?: ((stream: StreamName) => number) | undefined;
}

/** Whether an event passes the filter. No filter lets everything pass. */
export function passes(
  { stream, type, revision }: { readonly stream: string; readonly type: string; readonly revision: number },
  filter: StreamFilter = {},
): boolean {
  const { streamPrefixes, typePrefixes, after } = filter;
  return (
    beginsWithOneOf(stream, streamPrefixes) &&
    beginsWithOneOf(type, typePrefixes) &&
    (after === undefined || revision > after(stream as StreamName))
  );
}

/** Whether a damaged event passes: nobody can tell its type any more, nor always its stream. */
export function passesAsDamaged(
  { stream, revision }: { readonly stream: string | null; readonly revision?: number | null },
  { streamPrefixes, after }: StreamFilter = {},
): boolean {
  if (stream === null) return true;
  const isKnown = typeof revision === 'number' && after !== undefined && revision <= after(stream as StreamName);
  return beginsWithOneOf(stream, streamPrefixes) && !isKnown;
}

function beginsWithOneOf(text: string, prefixes: readonly string[] | undefined): boolean {
  return prefixes === undefined || prefixes.some((prefix) => text.startsWith(prefix));
}
