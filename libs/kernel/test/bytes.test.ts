import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ByteReader, ByteWriter, MalformedBytes } from '../src/index.js';

type Step =
  | { kind: 'byte' | 'uint' | 'int'; value: number }
  | { kind: 'bool'; value: boolean }
  | { kind: 'bytes'; value: Uint8Array }
  | { kind: 'string'; value: string };

const MAX = Number.MAX_SAFE_INTEGER;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('byte' as const), value: fc.integer({ min: 0, max: 255 }) }),
  fc.record({ kind: fc.constant('uint' as const), value: fc.oneof(fc.nat(), fc.maxSafeNat()) }),
  fc.record({ kind: fc.constant('int' as const), value: fc.oneof(fc.integer(), fc.maxSafeInteger()) }),
  fc.record({ kind: fc.constant('bool' as const), value: fc.boolean() }),
  fc.record({ kind: fc.constant('bytes' as const), value: fc.uint8Array({ maxLength: 200 }) }),
  fc.record({ kind: fc.constant('string' as const), value: fc.oneof(fc.string(), fc.string({ unit: 'binary' })) }),
);

function write(writer: ByteWriter, { kind, value }: Step): void {
  switch (kind) {
    case 'bool':
      writer.bool(value);
      break;
    case 'bytes':
      writer.bytes(value);
      break;
    case 'string':
      writer.string(value);
      break;
    default:
      writer[kind](value);
  }
}

const written = (fill: (writer: ByteWriter) => void): number[] => {
  const writer = new ByteWriter();
  fill(writer);
  return [...writer.finish()];
};

describe('ByteWriter and ByteReader', () => {
  test('read back in the same order what was written, and nothing else', () => {
    fc.assert(
      fc.property(fc.array(step), fc.nat(64), (steps, capacity) => {
        const writer = new ByteWriter(capacity);
        for (const each of steps) write(writer, each);
        const bytes = writer.finish();
        expect(bytes).toHaveLength(writer.length);
        const reader = new ByteReader(bytes);
        for (const each of steps) expect(reader[each.kind]()).toEqual(each.value);
        reader.expectEnd();
      }),
    );
  });

  test('accept no second encoding of anything: what can be read is written again as the same bytes', () => {
    const kinds = fc.constantFrom('uint' as const, 'int' as const, 'bool' as const, 'string' as const);
    const hostile = fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 12 }),
      fc.array(fc.constantFrom(0, 1, 2, 3, 0x7f, 0x80, 0x81, 0xbf, 0xc0, 0xe0, 0xed, 0xf4, 0xff), {
        minLength: 1,
        maxLength: 12,
      }),
    );
    fc.assert(
      fc.property(kinds, hostile, (kind, source) => {
        const reader = new ByteReader(Uint8Array.from(source));
        let value: Step['value'];
        try {
          value = reader[kind]();
        } catch (error) {
          expect(error).toBeInstanceOf(MalformedBytes);
          return;
        }
        const again = written((writer) => {
          write(writer, { kind, value } as Step);
        });
        expect(again).toEqual([...source].slice(0, reader.position));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [0, [0]],
    [127, [0x7f]],
    [128, [0x80, 1]],
    [16_383, [0xff, 0x7f]],
    [16_384, [0x80, 0x80, 1]],
    [2 ** 31, [0x80, 0x80, 0x80, 0x80, 8]],
    [MAX, [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x0f]],
  ])('write %d as a varint of seven bits a byte, the lowest first', (value, expected) => {
    expect(
      written((writer) => {
        writer.uint(value);
      }),
    ).toEqual(expected);
  });

  test.each([
    [0, [0]],
    [-1, [1]],
    [63, [126]],
    [-64, [127]],
    [64, [0x80, 1]],
    [-MAX, [0xfd, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x1f]],
  ])('write %d in zigzag form', (value, expected) => {
    expect(
      written((writer) => {
        writer.int(value);
      }),
    ).toEqual(expected);
  });

  test.each([-1, 0.5, 200.5, 2 ** 53, NaN, Infinity])('refuse to write %d as an unsigned integer', (value) => {
    expect(() => {
      new ByteWriter().uint(value);
    }).toThrow(RangeError);
  });

  test.each([0.5, -0.5, 2 ** 53, -(2 ** 53), NaN, -Infinity])('refuse to write %d as an integer', (value) => {
    expect(() => {
      new ByteWriter().int(value);
    }).toThrow(RangeError);
  });

  test('show what was written without a copy, and start over in the same room', () => {
    const writer = new ByteWriter();
    writer.string('Forest');
    expect([...writer.view()]).toEqual([6, ...Buffer.from('Forest')]);
    writer.reset();
    expect(writer.length).toBe(0);
    writer.raw(Uint8Array.of(9, 8));
    expect([...writer.view()]).toEqual([9, 8]);
  });

  test('end a truncated read with the byte where it happened', () => {
    const cut = new ByteReader(Uint8Array.of(5, 65, 66));
    expect(() => cut.string()).toThrow(new MalformedBytes('unexpected end', 3));
  });

  test('read only the part that was given', () => {
    const reader = new ByteReader(Uint8Array.of(1, 2, 3, 4), 1, 3);
    expect([reader.position, reader.remaining]).toEqual([1, 2]);
    expect([...reader.raw(2)]).toEqual([2, 3]);
    expect(() => reader.byte()).toThrow(MalformedBytes);
  });

  test('report bytes that are left over', () => {
    expect(() => {
      new ByteReader(Uint8Array.of(1, 2)).expectEnd();
    }).toThrow('2 bytes too many at byte 0');
  });
});
