/** A function that calls `work` the first time it is called, and afterwards returns the same result. */
export function once<T>(work: () => T): () => T {
  let cached: { readonly result: T } | null = null;
  return () => (cached ??= { result: work() }).result;
}
