import type { Shape, ShapeFields } from './shape.js';

/** A JSON Schema of draft 2020-12, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const jsonSchemaDialect = 'https://json-schema.org/draft/2020-12/schema';

/** The JSON Schema of the values of a shape. */
export function jsonSchemaOf(shape: Shape): JsonSchema {
  switch (shape.is) {
    case 'uint':
      return { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
    case 'int':
      return { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
    case 'bool':
      return { type: 'boolean' };
    case 'text':
      return { type: 'string' };
    case 'word':
      return { enum: shape.words };
    case 'tree':
      return { type: 'object' };
    case 'list':
      return { type: 'array', items: jsonSchemaOf(shape.item) };
    case 'nullable':
      return { anyOf: [jsonSchemaOf(shape.inner), { type: 'null' }] };
    case 'record':
      return recordSchema(fieldSchemas(shape.fields));
    case 'variant': {
      const variants = Object.entries(shape.variants).map(([word, fields]) =>
        recordSchema({ [shape.discriminant]: { const: word }, ...fieldSchemas(fields) }),
      );
      return { oneOf: variants };
    }
  }
}

/** The JSON Schemas of fields, by name. */
function fieldSchemas(fields: ShapeFields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(fields).map(([name, shape]) => [name, jsonSchemaOf(shape)]));
}

/**
 * A record that has these fields and no others.
 *
 * @param optional the names of the fields that may be absent
 */
export function recordSchema(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: readonly string[] = [],
): JsonSchema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', properties, required, additionalProperties: false };
}
