/** The same function, which works its result out when it is first asked and keeps it. */
export function once<T>(work: () => T): () => T {
  let known: { readonly result: T } | null = null;
  return () => (known ??= { result: work() }).result;
}
