/** How many counters of a kind there are; a scenario writes kinds in its own case. */
export function countersOn(
  { counters }: { readonly counters: readonly { readonly kind: string; readonly count: number }[] },
  kind: string,
): number {
  const wanted = kind.toLowerCase();
  return counters.find((counter) => counter.kind.toLowerCase() === wanted)?.count ?? 0;
}
