/** A value of a scenario as a message says it. */
export function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
