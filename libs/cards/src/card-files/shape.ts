import { z } from 'zod';
import type { PlacedValue } from './json-lines.js';
import { UnreadableSource } from './unreadable-source.js';

export const text = z.string();
export const textList = z.array(z.string());
export const date = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'expected a date such as “1993-08-05”');

/** The characteristics that MTGJSON and the corpus call by the same names. */
export const faceFields = {
  manaCost: text.optional(),
  colorIndicator: textList.optional(),
  supertypes: textList,
  types: textList,
  subtypes: textList,
  power: text.optional(),
  toughness: text.optional(),
  loyalty: text.optional(),
  defense: text.optional(),
};

/**
 * Checks a value against a shape.
 *
 * @throws UnreadableSource that names each field that is wrong or missing, and what was expected
 */
export function parseShape<T>(shape: z.ZodType<T>, { place, value }: PlacedValue): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const faults = result.error.issues.slice(0, 5).map(({ path, message }) => `${pathText(path)}: ${message}`);
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : null;
  const which = typeof name === 'string' ? `${place} (“${name.slice(0, 80)}”)` : place;
  throw new UnreadableSource(which, faults.join('; '));
}

function pathText(path: readonly PropertyKey[]): string {
  const steps = path.map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`));
  return steps.join('').replace(/^\./, '') || 'the value';
}

/** An object without the properties that are `undefined`. */
export function withoutUndefined<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}
