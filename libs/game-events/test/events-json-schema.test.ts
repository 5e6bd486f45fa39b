import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { toStored, type StoredGameEvent } from '../src/index.js';
import { checkStored } from '../src/stored/stored-shape.js';
import { definitionName, eventsJsonSchema } from '../src/stored/events-json-schema.js';
import { upcasters } from '../src/upcasters/upcasters.js';
import { arbitraryEvent } from './arbitrary-event.js';
import { testChain, throughJson } from './game.js';

const id = 'events';
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, validateFormats: false }).addSchema(
  { ...eventsJsonSchema(), $id: id },
  id,
);

function validatorOf({ type, envelope }: StoredGameEvent): ValidateFunction {
  const found = ajv.getSchema(`${id}#/$defs/${definitionName(type, envelope.schemaVersion)}`);
  if (found === undefined) throw new Error(`no schema of ${type} version ${envelope.schemaVersion}`);
  return found;
}

function isRead(event: unknown): boolean {
  try {
    checkStored(event, upcasters);
    return true;
  } catch {
    return false;
  }
}

const golden = readFileSync(new URL('golden/events.ndjson', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);
const goldenEvents = golden.map((line) => (JSON.parse(line) as { readonly stored: StoredGameEvent }).stored);

test('every golden event of every version keeps to its JSON Schema', () => {
  expect(goldenEvents.filter((event) => !validatorOf(event)(event))).toEqual([]);
});

test('every event keeps to its JSON Schema, whether its veiled fields are seen by all or not', () => {
  fc.assert(
    fc.property(arbitraryEvent(), fc.boolean(), (event, secret) => {
      const stored = throughJson(toStored(event, secret ? testChain() : testChain(null), null));
      const validate = validatorOf(stored);
      expect([validate(stored), validate.errors]).toEqual([true, null]);
    }),
    { numRuns: 500 },
  );
});

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The places of a value: ways of names and numbers from the whole to each part. */
function placesIn(value: Json, way: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] {
  if (typeof value !== 'object' || value === null) return [way];
  const parts = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [...(way.length === 0 ? [] : [way]), ...parts.flatMap(([name, part]) => placesIn(part, [...way, name]))];
}

/** The value with something else in a place; `undefined` leaves nothing there. */
function spoilt(value: Json, way: readonly (string | number)[], other: Json | undefined): Json {
  const copy = structuredClone(value);
  let holder = copy as Record<string | number, Json>;
  for (const name of way.slice(0, -1)) holder = holder[name] as Record<string | number, Json>;
  const last = way.at(-1)!;
  if (other !== undefined) holder[last] = other;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else Reflect.deleteProperty(holder, last);
  return copy;
}

const otherValues = fc.constantFrom<Json | undefined>(
  undefined,
  null,
  -1,
  0,
  1.5,
  2 ** 53,
  '',
  'no such word',
  true,
  [],
  {},
);

test('what a JSON Schema of events refuses, reading refuses, and the other way round', () => {
  fc.assert(
    fc.property(fc.constantFrom(...goldenEvents), fc.nat(), otherValues, (event, pick, other) => {
      const parts = { data: event.data, envelope: event.envelope } as unknown as Json;
      const places = placesIn(parts).filter((way) => way.length > 1 && way[1] !== 'schemaVersion');
      const way = places[pick % places.length]!;
      const changed = { type: event.type, ...(spoilt(parts, way, other) as object) };
      expect({ way, other, valid: validatorOf(event)(changed) }).toEqual({ way, other, valid: isRead(changed) });
    }),
    { numRuns: 3000 },
  );
});
