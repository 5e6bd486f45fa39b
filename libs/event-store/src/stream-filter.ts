/** Which events a reader wants: of these streams **and** of these types. A list that is left out asks for nothing. */
export interface StreamFilter {
  /** What the names of the wanted streams begin with; one of them is enough. */
  readonly streamPrefixes?: readonly string[] | undefined;
  /** What the types of the wanted events begin with; one of them is enough. */
  readonly typePrefixes?: readonly string[] | undefined;
}

/** Whether an event passes the filter. No filter lets everything pass. */
export function passes(event: { readonly stream: string; readonly type: string }, filter?: StreamFilter): boolean {
  return beginsWithOneOf(event.stream, filter?.streamPrefixes) && beginsWithOneOf(event.type, filter?.typePrefixes);
}

/** Whether a damaged event passes: nobody can tell its type any more, nor always its stream. */
export function passesAsDamaged({ stream }: { readonly stream: string | null }, filter?: StreamFilter): boolean {
  return stream === null || beginsWithOneOf(stream, filter?.streamPrefixes);
}

function beginsWithOneOf(text: string, prefixes: readonly string[] | undefined): boolean {
  return prefixes === undefined || prefixes.some((prefix) => text.startsWith(prefix));
}
