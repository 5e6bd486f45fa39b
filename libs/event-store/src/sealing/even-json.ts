/** As wide as the widest whole number that is exact. */
const WIDTH = 16;

/**
 * JSON whose length doesn't tell which numbers stand in it: each is filled up with blanks to one width, and so are
 * `true`, `false` and `null`.
 */
export function evenJson(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return ofList(value);
  if (typeof value === 'object' && value !== null) {
    if ('toJSON' in value && typeof value.toJSON === 'function') return evenJson(JSON.parse(JSON.stringify(value)));
    return ofFields(value);
  }
  return ((JSON.stringify(value) as string | undefined) ?? 'null').padEnd(WIDTH);
}

// Loops take less of the stack than functions that are given to others: a value may be nested deeply.

function ofList(list: readonly unknown[]): string {
  let text = '';
  for (const each of list) text += `${text === '' ? '' : ','}${evenJson(each)}`;
  return `[${text}]`;
}

function ofFields(record: object): string {
  let text = '';
  for (const [name, field] of Object.entries(record)) {
    if (field !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(name)}:${evenJson(field)}`;
  }
  return `{${text}}`;
}

const SMALLEST = 128;
/** How many sizes there are between a power of two and the next. */
const STEPS = 8;

/** The size to which a text of so many bytes is filled up, so that its length tells little of it. */
export function paddedSize(bytes: number): number {
  const step = Math.max(SMALLEST, 2 ** Math.floor(Math.log2(Math.max(bytes, 1))) / STEPS);
  return Math.ceil(bytes / step) * step;
}
