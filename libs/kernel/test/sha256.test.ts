import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Sha256, sha256, toHex, utf8Encode } from '../src/index.js';

const expectedOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('FIPS 180-4: the standard’s vector of %.20j', (message, expected) => {
    expect(toHex(sha256(utf8Encode(message)))).toBe(expected);
  });

  test('agrees with another implementation on every length around the block’s edges', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => i * 37 + length);
      expect(toHex(sha256(bytes))).toBe(expectedOf(bytes));
    }
  });

  test('gives the same hash however the message is cut into updates', () => {
    const chunks = fc.array(fc.uint8Array({ maxLength: 150 }), { maxLength: 6 });
    fc.assert(
      fc.property(chunks, (parts) => {
        const hash = new Sha256();
        for (const part of parts) hash.update(part);
        expect(toHex(hash.digest())).toBe(expectedOf(Buffer.concat(parts)));
      }),
    );
  });

  test('hashes the given part of an array', () => {
    const bytes = Uint8Array.from({ length: 300 }, (_, i) => i);
    const hash = new Sha256().update(bytes, 10, 250).digest();
    expect(toHex(hash)).toBe(expectedOf(bytes.subarray(10, 250)));
  });

  test('starts afresh after a reset', () => {
    const hash = new Sha256().update(utf8Encode('something else'));
    expect(hash.reset().update(utf8Encode('abc')).digest()).toEqual(sha256(utf8Encode('abc')));
  });
});
