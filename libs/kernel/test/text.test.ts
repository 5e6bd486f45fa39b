import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MalformedBytes, fromHex, toHex, utf8Decode, utf8Encode } from '../src/index.js';

describe('UTF-8', () => {
  test('encodes as the platform does, lone surrogates included', () => {
    const anyCodeUnits = fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units));
    fc.assert(
      fc.property(fc.oneof(anyCodeUnits, fc.string({ unit: 'binary' })), (text) => {
        expect([...utf8Encode(text)]).toEqual([...new TextEncoder().encode(text)]);
      }),
    );
  });

  test('decodes what it encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Decode(utf8Encode(text))).toBe(text);
      }),
    );
  });

  test('accepts exactly what a strict decoder of the platform accepts', () => {
    const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    const edges = fc.constantFrom(
      0x41,
      0x7f,
      0x80,
      0x8f,
      0x90,
      0x9f,
      0xa0,
      0xbf,
      0xc1,
      0xc2,
      0xe0,
      0xed,
      0xf0,
      0xf4,
      0xf5,
    );
    fc.assert(
      fc.property(fc.array(edges, { maxLength: 6 }), (bytes) => {
        const source = Uint8Array.from(bytes);
        let expected: string | undefined;
        try {
          expected = strict.decode(source);
        } catch {
          expect(() => utf8Decode(source)).toThrow(MalformedBytes);
          return;
        }
        expect(utf8Decode(source)).toBe(expected);
      }),
      { numRuns: 2000 },
    );
  });

  test('decodes the given part of an array', () => {
    expect(utf8Decode(utf8Encode('«Æther»'), 2, 8)).toBe('Æther');
  });
});

describe('hexadecimal text', () => {
  test('is read back as the bytes that were written', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(toHex(bytes)).toBe(Buffer.from(bytes).toString('hex'));
        expect(fromHex(toHex(bytes))).toEqual(bytes);
      }),
    );
  });

  test('may be written in capitals', () => {
    expect([...fromHex('FFa0')]).toEqual([0xff, 0xa0]);
  });

  test.each([
    ['abc', 'odd number of digits: 3'],
    ['0g', "'g' at index 1 is not a hexadecimal digit"],
    ['0x', "'x' at index 1 is not a hexadecimal digit"],
  ])('is refused where it is none: %s', (text, message) => {
    expect(() => fromHex(text)).toThrow(message);
  });
});
