/** “1 game”, “3 games”, “1,234 events”. */
export function counted(count: number, noun: string): string {
  return `${grouped(count)} ${noun}${count === 1 ? '' : /(ch|sh|s|x)$/.test(noun) ? 'es' : 's'}`;
}

/** A whole number with commas between thousands. */
export function grouped(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A number with three significant digits, or all digits before the point: 0.0123, 1.23, 12.3, 123, 12,346. */
export function threeDigits(value: number): string {
  if (value === 0) return '0';
  if (value >= 100) return grouped(Math.round(value));
  const text = value.toPrecision(3);
  return text.includes('e') ? String(Number(text)) : text;
}

/** A duration in words: `850 ms`, `12.3 s`. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Each different text once, in order of appearance; with its count where that is above 1: `Forest ×3`. */
export function tally(texts: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].map(([text, count]) => (count === 1 ? text : `${text} ×${count}`));
}
