import type { AnySchema } from './combinators.js';
import { cardSchema } from './validate-card.js';

/**
 * The words that trees of cards can have, by the field that holds them: `do` → “draw”, “destroy”, …. They are derived
 * from the schema, so none is missing.
 */
export function cardTreeWords(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Map<AnySchema, Set<string | null>>();
  const walk = (schema: AnySchema, field: string | null): void => {
    for (const word of schema.constants ?? []) {
      if (typeof word !== 'string' || field === null) continue;
      found.set(field, (found.get(field) ?? new Set()).add(word));
    }
    const fields = seen.get(schema) ?? new Set();
    if (fields.has(field)) return;
    seen.set(schema, fields.add(field));
    for (const part of schema.parts?.() ?? []) walk(part.schema, part.field === undefined ? field : part.field);
  };
  walk(cardSchema, null);
  return found;
}
