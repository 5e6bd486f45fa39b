import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { startServer, type Harness, type Json } from '../harness.js';
import { AnswerCheck } from './answer-check.js';

const file = new URL('../../../../docs/openapi.json', import.meta.url);

describe('docs/openapi.json', () => {
  let server: Harness;
  let document: Json;
  beforeAll(async () => {
    server = await startServer();
    ({ body: document } = await server.as().get('/docs-json').expect(200));
    if (process.env['ADD_GOLDEN'] !== undefined) writeFileSync(file, `${JSON.stringify(document, null, 2)}\n`);
  });
  afterAll(() => server.stop());

  test('is what the code says: ADD_GOLDEN=1 writes it', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(document);
  });

  test('passes the linter, which refuses one that is broken', async () => {
    expect(await faultsOf(document)).toEqual([]);
    const { get, ...others } = document.paths['/decks'];
    const { operationId: _, ...nameless } = get;
    const broken = { ...document, paths: { ...document.paths, '/decks/{deck}': { ...others, get: nameless } } };
    expect(await faultsOf(broken)).toContain('path-parameters-defined');
  });

  test('says for each address what it does, whose it is, and what it answers', () => {
    for (const [path, methods] of Object.entries<Json>(document.paths)) {
      for (const [method, { summary, tags, responses }] of Object.entries<Json>(methods)) {
        const told = Object.keys(responses).filter((status) => /^[23]/.test(status));
        expect({ path, method, summary: summary?.length > 0, tags: tags?.length, told: told.length > 0 }).toEqual({
          path,
          method,
          summary: true,
          tags: 1,
          told: true,
        });
      }
    }
  });

  test('leaves no object without its fields, except those that anything may be in', () => {
    const open: string[] = [];
    const look = (name: string, schema: Json): void => {
      if (typeof schema !== 'object' || schema === null) return;
      const { type, properties, additionalProperties, oneOf, anyOf, allOf } = schema;
      const hasFields = [properties, additionalProperties, oneOf, anyOf, allOf].some((each) => each !== undefined);
      if (type === 'object' && !hasFields) open.push(name);
      for (const [key, value] of Object.entries(schema)) look(`${name}.${key}`, value);
    };
    look('', document.components.schemas);
    expect(open).toEqual([]);
  });
});

test('the check of answers, which every test of the server makes, finds a field too many and one too few', () => {
  const check = new AnswerCheck();
  const answer = { method: 'GET', path: '/decks', status: 200, type: 'application/json; charset=utf-8' };
  expect(check.faultOf({ ...answer, body: [{ name: 'Burn', list: '1 Zap' }] })).toBeNull();
  expect(check.faultOf({ ...answer, body: [{ name: 'Burn' }] })).toMatch(/must have required property 'list'/);
  expect(check.faultOf({ ...answer, body: [{ name: 'Burn', list: '', cards: 60 }] })).toMatch(/additional/);
  expect(check.faultOf({ ...answer, status: 204, body: null })).toMatch(/doesn't name/);
});

/** The linter's rules that the document breaks. */
async function faultsOf(document: Json): Promise<readonly string[]> {
  const config = await createConfig({
    extends: ['recommended'],
    rules: {
      // What says how the server does can't be asked wrongly.
      'operation-4xx-response': 'off',
      // Nest lists the class that the forms of an answer extend.
      'no-unused-components': 'off',
    },
  });
  const problems = await lintFromString({ source: JSON.stringify(document), config });
  return problems.map(({ ruleId }) => ruleId);
}
