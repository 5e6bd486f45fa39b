import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { interpreters } from '../../src/instructions/follow.js';

const folder = new URL('.', import.meta.url);
const tests = readdirSync(folder)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'))
  .join('\n');

// That every instruction has an interpreter, the compiler checks.
test.each(Object.keys(interpreters))('the instruction “%s” has tests under its name', (verb) => {
  expect(tests).toContain(`describe('${verb}'`);
  expect(tests).toContain(`do: '${verb}'`);
});
