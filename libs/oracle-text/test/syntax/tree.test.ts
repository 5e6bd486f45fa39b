import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { isSameTree, someNode, withNodes, type Node } from '@stacktrail/card-tree';

const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b'), fc.constant(null));
const name = fc.constantFrom('is', 'of', 'called', 'who');
const { tree } = fc.letrec<{ tree: unknown }>((again) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    value,
    fc.array(again('tree'), { maxLength: 3 }),
    fc.dictionary(name, again('tree'), { noNullPrototype: true }),
  ),
}));

/** A tree with the fields of its records in alphabetical order, as text. */
function written(node: unknown): string {
  if (typeof node !== 'object' || node === null) return JSON.stringify(node);
  if (Array.isArray(node)) return `[${node.map(written).join()}]`;
  const fields = Object.entries(node).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([field, held]) => `${field}:${written(held)}`).join()}}`;
}

function nodesOf(node: unknown): readonly Node[] {
  if (typeof node !== 'object' || node === null) return [];
  const inner = Object.values(node).flatMap(nodesOf);
  return Array.isArray(node) ? inner : [node as Node, ...inner];
}

describe('trees', () => {
  test('are the same where they are written alike, whatever the order of their fields', () => {
    fc.assert(
      fc.property(tree, tree, (a, b) => {
        expect(isSameTree(a, b)).toBe(written(a) === written(b));
      }),
    );
    fc.assert(
      fc.property(tree, (a) => {
        expect(isSameTree(a, structuredClone(a))).toBe(true);
      }),
    );
  });

  test('are the same but for a field that doesn’t count, on every level', () => {
    const called = (by: string): object => ({ is: 'x', called: by, of: [{ is: 'y', called: by }] });
    expect(isSameTree(called('it'), called('that creature'), 'called')).toBe(true);
    expect(isSameTree(called('it'), { is: 'x', of: [{ is: 'z' }] }, 'called')).toBe(false);
    expect(isSameTree({ is: 'x', of: undefined }, { is: 'x' })).toBe(true);
    expect(isSameTree([], {})).toBe(false);
  });

  test('have a record that fits where one of all their records does, but for those set apart', () => {
    const fits = (node: Node): boolean => node['is'] === 'a';
    fc.assert(
      fc.property(tree, (a) => {
        expect(someNode(a, fits)).toBe(nodesOf(a).some(fits));
      }),
    );
    expect(someNode({ of: { is: 'a' } }, fits, new Set(['of']))).toBe(false);
  });

  test('are the very same where nothing is changed, and copied only as far as something is', () => {
    fc.assert(
      fc.property(tree, (a) => {
        expect(withNodes(a, () => undefined)).toBe(a);
      }),
    );
    const kept = { is: 'b' };
    const before = { of: [{ is: 'a' }, kept], who: kept };
    const after = withNodes<unknown>(before, (node) => (node['is'] === 'a' ? { is: 'c' } : undefined));
    expect(after).toEqual({ of: [{ is: 'c' }, kept], who: kept });
    expect((after as typeof before).who).toBe(kept);
    expect(before.of[0]).toEqual({ is: 'a' });
    expect(withNodes<unknown>(before, (node) => (node['is'] === 'a' ? {} : undefined), new Set(['of']))).toBe(before);
  });
});
