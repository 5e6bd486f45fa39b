import { eventTypes, schemaOf } from '../catalogue.js';
import type { Fields } from '../schema/codec.js';
import { isVeiled, type AnyEventSchema } from '../schema/event-schema.js';
import { jsonSchemaDialect, jsonSchemaOf, recordSchema, type JsonSchema } from '../schema/json-schema.js';
import { upcasters } from '../upcasters/upcasters.js';

const uint = jsonSchemaOf({ is: 'uint' });
const text = jsonSchemaOf({ is: 'text' });

/**
 * One JSON Schema for all stored events: what `checkStored` accepts, in the words of a standard that other languages
 * can read. Each version of each type is a definition of its own, such as `ObjectMoved.v3`. Fields beside `type`,
 * `data` and `envelope` are allowed, since an export adds the game's id.
 */
export function eventsJsonSchema(): JsonSchema {
  const events = eventTypes.flatMap((type) =>
    Array.from({ length: schemaOf(type).version }, (_, before) => ({ type, version: before + 1 })),
  );
  const definitions = events.map(
    ({ type, version }) => [definitionName(type, version), ofEvent(type, version)] as const,
  );
  return {
    $schema: jsonSchemaDialect,
    title: 'A stored event of Stacktrail',
    oneOf: definitions.map(([name]) => ({ $ref: `#/$defs/${name}` })),
    $defs: { envelope, ...Object.fromEntries(definitions) },
  };
}

/** The name of the definition of a version of an event type. */
export function definitionName(type: string, version: number): string {
  return `${type}.v${version}`;
}

const envelope: JsonSchema = recordSchema(
  {
    schemaVersion: uint,
    revision: uint,
    rule: text,
    causes: { type: 'array', items: uint },
    source: uint,
    player: uint,
    decidedBy: uint,
    repeats: uint,
    batch: recordSchema({ engine: text, cardLanguage: uint, hash: hexadecimal(32), state: hexadecimal(9) }, ['state']),
  },
  ['source', 'player', 'decidedBy', 'repeats', 'batch'],
);

function ofEvent(type: string, version: number): JsonSchema {
  const schema = upcasters.schemaOf(type, version);
  if (schema === undefined) throw new RangeError(`there is no version ${version} of ${type}`);
  const whole = jsonSchemaOf(schema.whole.shape);
  return {
    type: 'object',
    properties: {
      type: { const: type },
      data: isVeiled(schema) ? { anyOf: [whole, committedData(schema)] } : whole,
      envelope: { $ref: '#/$defs/envelope', type: 'object', properties: { schemaVersion: { const: version } } },
    },
    required: ['type', 'data', 'envelope'],
  };
}

/** The data of an event whose veiled fields are not for every seat: salt and fields are there together or not at all. */
function committedData(schema: AnyEventSchema): JsonSchema {
  const data = recordSchema(schemasOf(schema.veiledFields));
  const parts = { commitment: hexadecimal(32), salt: hexadecimal(16), data };
  const veiled = {
    ...recordSchema(parts, ['salt', 'data']),
    dependentRequired: { salt: ['data'], data: ['salt'] },
  };
  return recordSchema({ ...schemasOf(schema.openFields), veiled });
}

function schemasOf(fields: Fields): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { shape }]) => [name, jsonSchemaOf(shape)]));
}

function hexadecimal(bytes: number): JsonSchema {
  return { type: 'string', pattern: `^[0-9a-f]{${2 * bytes}}$` };
}
