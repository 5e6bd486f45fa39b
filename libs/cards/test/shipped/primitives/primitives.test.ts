import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { ArchivedPool, shippedPoolFile } from '../../../src/index.js';
import { primitivesOfTests } from './primitives-of-tests.js';
import { primitivesOf, type Primitive } from './primitives-of-trees.js';

/**
 * Primitives that a behaviour test takes from a list of words, so that their field doesn't stand beside them there: the
 * test, below `libs`.
 */
const tested: Readonly<Record<Primitive, string>> = {
  'is: revealed': 'rules/test/zones/top-of-library.test.ts',
  'is: seen by its owner': 'rules/test/zones/top-of-library.test.ts',
  'is: after': 'rules/test/combat/times-in-combat.test.ts',
};

const libs = fileURLToPath(new URL('../../../../', import.meta.url));
const pool = new ArchivedPool(readFileSync(shippedPoolFile));
const shipped = new Set<Primitive>();
for (const name of pool.contents.cards) {
  for (const face of pool.get(name)!.faces) for (const each of primitivesOf(face.abilities)) shipped.add(each);
}
const named = primitivesOfTests();

// That the schema has each primitive is what `shipped-pool.test.ts` validates; that the interpreter has it, the compiler.
test('every primitive of a card that is shipped occurs in a behaviour test of the rules', () => {
  expect(shipped.size).toBeGreaterThan(400);
  const lacking = [...shipped].filter((each) => !named.has(each) && tested[each] === undefined).sort();
  const advice = 'write a behaviour test for each of these';
  expect({ advice, lacking }).toEqual({ advice, lacking: [] });
});

test('what is said to be tested elsewhere is, and has to be said', () => {
  for (const [each, file] of Object.entries(tested)) {
    const word = each.slice(each.indexOf(': ') + 2);
    const isNamedThere = readFileSync(join(libs, file), 'utf8').includes(`'${word}'`);
    expect({ each, isNamedThere }).toEqual({ each, isNamedThere: true });
    const isFoundUnlisted = named.has(each);
    expect({ each, isFoundUnlisted }).toEqual({ each, isFoundUnlisted: false });
  }
});
