import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { copiedWith, forEachNode, isSameTree, someNode, withNodes, type Node } from '../src/index.js';

/** The trees here say words that no card says. */
function isA({ is }: Node): boolean {
  return (is as unknown) === 'a';
}

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
    fc.assert(
      fc.property(tree, (a) => {
        expect(someNode(a, isA)).toBe(nodesOf(a).some(isA));
      }),
    );
    expect(someNode({ of: { is: 'a' } }, isA, new Set(['of']))).toBe(false);
  });

  test('are the very same where nothing is changed, and copied only as far as something is', () => {
    fc.assert(
      fc.property(tree, (a) => {
        expect(withNodes(a, () => undefined)).toBe(a);
      }),
    );
    const kept = { is: 'b' };
    const before = { of: [{ is: 'a' }, kept], who: kept };
    const after = withNodes<unknown>(before, (node) => (isA(node) ? { is: 'c' } : undefined));
    expect(after).toEqual({ of: [{ is: 'c' }, kept], who: kept });
    expect((after as typeof before).who).toBe(kept);
    expect(before.of[0]).toEqual({ is: 'a' });
    expect(withNodes<unknown>(before, (node) => (isA(node) ? {} : undefined), new Set(['of']))).toBe(before);
  });

  test('are shown record by record', () => {
    fc.assert(
      fc.property(tree, (a) => {
        const seen: Node[] = [];
        forEachNode(a, (node) => seen.push(node));
        expect(seen).toEqual(nodesOf(a));
      }),
    );
  });

  test('are copied whole but for what is set apart, each record as it is written', () => {
    const apart = [{ is: 'a' }];
    const before = { of: [{ is: 'a', who: { is: 'b' } }], called: apart };
    const write = (copy: Record<string, unknown>, node: Node): void => {
      if (isA(node)) copy['is'] = 'c';
    };
    const after = copiedWith(before, write, new Set(['called']));
    expect(after).toEqual({ of: [{ is: 'c', who: { is: 'b' } }], called: [{ is: 'a' }] });
    expect(after.of[0]!.who).not.toBe(before.of[0]!.who);
    expect(after.called).toBe(apart);
    expect(before.of[0]!.is).toBe('a');
  });
});
