import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { eventTypes } from '../../src/index.js';
import { documentedFamilies } from './documented-events.js';
import { referenceFiles, referenceFolder } from './event-pages.js';

test('every kind of event has a comment that says what it means', () => {
  const documented = documentedFamilies().flatMap(({ events }) => events);
  expect(documented.map(({ type }) => type).sort()).toEqual([...eventTypes].sort());
  expect(documented.filter(({ meaning }) => !/[a-z]{3}/.test(meaning))).toEqual([]);
});

const files = referenceFiles();

test.each([...files.keys()])('docs/events/%s says what the code says; “npm run events:reference” writes it', (name) => {
  expect(readFileSync(new URL(name, referenceFolder), 'utf8')).toBe(files.get(name));
});

test('docs/events has no other files', () => {
  expect(readdirSync(referenceFolder).sort()).toEqual([...files.keys()].sort());
});
