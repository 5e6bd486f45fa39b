/** As wide as the widest whole number that is exact. */
const WIDTH = 16;

/**
 * JSON whose length doesn't tell which numbers stand in it: each is filled up with blanks to one width, and so are
 * `true`, `false` and `null`.
 */
export function evenJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(evenJson).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    if ('toJSON' in value && typeof value.toJSON === 'function') return evenJson(JSON.parse(JSON.stringify(value)));
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${evenJson(field)}`).join(',')}}`;
  }
  return ((JSON.stringify(value) as string | undefined) ?? 'null').padEnd(WIDTH);
}

const SMALLEST = 128;
/** How many sizes there are between a power of two and the next. */
const STEPS = 8;

/** The size to which a text of so many bytes is filled up, so that its length tells little of it. */
export function paddedSize(bytes: number): number {
  const step = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(Math.max(bytes, 1))) / STEPS);
  return Math.ceil(bytes / step) * step;
}
