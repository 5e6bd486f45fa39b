import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { startServer, type Harness, type Json } from '../harness.js';
import { asyncApi, storedMessages } from './async-api.js';

const file = new URL('../../../../docs/asyncapi.json', import.meta.url);
const schemaFile = new URL('../../../../docs/events/events.schema.json', import.meta.url);
const specification = createRequire(import.meta.url)('@asyncapi/specs/schemas/3.0.0-without-$id.json') as object;

describe('docs/asyncapi.json', () => {
  let server: Harness;
  let document: Json;
  beforeAll(async () => {
    server = await startServer();
    document = asyncApi((await server.as().get('/docs-json').expect(200)).body);
    if (process.env['ADD_GOLDEN'] !== undefined) writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  });
  afterAll(() => server.stop());

  test('is what the code says: ADD_GOLDEN=1 writes it', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  });

  test('is a document of AsyncAPI 3.0, by its own schema', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const validate = ajv.compile(specification);
    expect([validate(document), validate.errors]).toEqual([true, null]);
    const broken = { ...document, operations: { tell: { action: 'shout', channel: {} } } };
    expect(validate(broken)).toBe(false);
  });

  test('names a schema for every version of every event, and nothing that isn’t there', () => {
    const { $defs } = JSON.parse(readFileSync(schemaFile, 'utf8'));
    expect(storedMessages.length).toBeGreaterThan(100);
    for (const name of storedMessages) {
      expect($defs).toHaveProperty([name]);
      expect(document.channels.game.messages[name]).toEqual({ $ref: `#/components/messages/${name}` });
      expect(document.components.messages[name].payload.schema.$ref).toBe(`./events/events.schema.json#/$defs/${name}`);
    }
    const references: readonly string[] = JSON.stringify(document).match(/"#\/[^"]+"/g) ?? [];
    for (const reference of references) {
      const path = reference.slice(3, -1).split('/');
      expect(path.reduce((at: Json, step) => at?.[step], document)).toBeDefined();
    }
  });
});
