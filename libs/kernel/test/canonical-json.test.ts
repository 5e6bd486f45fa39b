import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { canonicalJson, contentHash } from '../src/index.js';

function withKeysReversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeysReversed);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withKeysReversed(each)] as const);
  return Object.fromEntries(entries.reverse());
}

describe('canonical JSON', () => {
  test('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  test('does not depend on the order in which properties were set', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalJson(withKeysReversed(value))).toBe(canonicalJson(value));
      }),
    );
  });

  test('sorts keys, has no whitespace and skips undefined properties', () => {
    const value = { b: [1, -0, 'é"\n'], a: { z: undefined, y: null }, 10: true, 9: 1.5e300 };
    expect(canonicalJson(value)).toBe('{"10":true,"9":1.5e+300,"a":{"y":null},"b":[1,0,"é\\"\\n"]}');
  });

  test('takes a record of a class as its properties', () => {
    class Point {
      constructor(
        readonly y: number,
        readonly x: number,
      ) {}
    }
    expect(canonicalJson(new Point(1, 2))).toBe('{"x":2,"y":1}');
  });

  test.each([
    [undefined, 'undefined at $'],
    [{ a: [1, { b: [undefined] }] }, 'undefined at $.a[1].b[0]'],
    [{ a: NaN }, 'NaN at $.a'],
    [[-Infinity], '-Infinity at $[0]'],
    [[() => 1], 'function at $[0]'],
    [{ n: 1n }, 'bigint at $.n'],
    [{ s: Symbol('s') }, 'symbol at $.s'],
    [{ ok: 1, m: new Map() }, 'Map at $.m'],
    [Uint8Array.of(1), 'Uint8Array at $'],
  ])('refuses what it would lose, and says where: %#', (value, message) => {
    expect(() => canonicalJson(value)).toThrow(new TypeError(`canonical JSON cannot hold ${message}`));
  });

  test('is what a content hash is made of', () => {
    const expected = createHash('sha256').update('{"a":"Æther","b":1}').digest('hex');
    expect(contentHash({ b: 1, a: 'Æther' })).toBe(expected);
  });
});
