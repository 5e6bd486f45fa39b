import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { compileDifferences, differencesByName } from '../src/state/record-differences.js';

const names = ['id', 'life', 'a "quoted" name', 'zone'] as const;
const records = fc.record(Object.fromEntries(names.map((name) => [name, fc.integer({ min: 0, max: 2 })])));

test('the compiled comparison of records finds what looking up each name finds', () => {
  const compiled = compileDifferences(names);
  fc.assert(
    fc.property(records, records, (one, other) => {
      expect(compiled(one, other)).toEqual(differencesByName(names, one, other));
    }),
  );
});

test('a field that differs is found by its place', () => {
  const one = { id: 1, life: 20, zone: 'hand' };
  expect(compileDifferences(names)(one, { ...one, zone: 'exile' })).toEqual([3]);
});
