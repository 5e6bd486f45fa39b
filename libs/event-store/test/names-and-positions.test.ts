import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { categoryOf, streamName } from '../src/stream-name.js';
import { comparePositions, parsePosition, numbersOf, positionOf } from '../src/position.js';
import { InvalidName, InvalidPosition } from '../src/errors.js';
import { revision } from '../src/revision.js';

describe('streamName', () => {
  test.each(['game-1', 'cards-0f3a', 'secret-a-b', 'game-Æ🜁'])('takes %s', (name) => {
    expect(streamName(name)).toBe(name);
  });

  test.each([
    '',
    'game',
    'game-',
    '-1',
    '$ce-game',
    '$$game-1',
    'game-1 2',
    'game-\u0000',
    'game-\ud83d',
    `game-${'x'.repeat(600)}`,
  ])('refuses %j', (name) => {
    expect(() => streamName(name)).toThrow(InvalidName);
  });

  test('has what stands before the first dash for its category', () => {
    expect(categoryOf(streamName('game-1-2'))).toBe('game');
  });
});

describe('revision', () => {
  test.each([-1, 0.5, NaN, Infinity])('refuses %d', (number) => {
    expect(() => revision(number)).toThrow(RangeError);
  });
});

describe('a position', () => {
  const number = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n });

  test('is ordered as its numbers are', () => {
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const order = a < c ? -1 : a > c ? 1 : b < d ? -1 : b > d ? 1 : 0;
        expect(comparePositions(positionOf(a, b), positionOf(c, d))).toBe(order);
      }),
    );
  });

  test('comes back from its text', () => {
    fc.assert(
      fc.property(number, number, (a, b) => {
        expect(numbersOf(parsePosition(String(positionOf(a))), 1)).toEqual([a]);
        expect(numbersOf(parsePosition(String(positionOf(a, b))), 2)).toEqual([a, b]);
      }),
    );
  });

  test('of another kind of store is refused', () => {
    expect(() => numbersOf(positionOf(1), 2)).toThrow(InvalidPosition);
    expect(() => numbersOf(positionOf(1, 2), 1)).toThrow(InvalidPosition);
  });
});
