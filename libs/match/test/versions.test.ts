import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { versions } from '../src/index.js';

test('the engine version in batches is that of the rules package', () => {
  const file = new URL('../../rules/package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  expect(versions.engine).toBe(version);
});
