import type { AnySchema } from './combinators.js';
import { cardSchema } from './validate-card.js';

/**
 * The words that trees of cards can have, by the fields that hold them: `do` → “draw”, “destroy”, …. They are those of
 * the schema, so none is missing.
 */
export function wordsOfTrees(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Map<AnySchema, Set<string | undefined>>();
  const walk = (schema: AnySchema, field: string | undefined): void => {
    for (const word of schema.constants ?? []) {
      if (typeof word !== 'string' || field === undefined) continue;
      found.set(field, (found.get(field) ?? new Set()).add(word));
    }
    const fields = seen.get(schema) ?? new Set();
    if (fields.has(field)) return;
    seen.set(schema, fields.add(field));
    for (const part of schema.parts?.() ?? []) walk(part.schema, part.field ?? field);
  };
  walk(cardSchema, undefined);
  return found;
}
