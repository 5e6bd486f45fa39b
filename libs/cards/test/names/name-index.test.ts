import { describe, expect, test } from '@jest/globals';
import { NameIndex } from '../../src/index.js';

const index = new NameIndex([
  'Fire // Ice',
  'Ice',
  'Early Bird // Great Bird',
  'Late Bird // Great Bird',
  'Bird // Worm',
  'Worm // Bird',
]);

describe('a card by the name of a face', () => {
  test.each([
    ['fire', 'Fire // Ice', 'its front'],
    ['Worm', 'Worm // Bird', 'the front of one card before the back of another'],
    ['Ice', 'Ice', 'a whole name before the name of a face'],
    ['Early Bird', 'Early Bird // Great Bird', 'the front of one of two that become the same'],
    ['Great Bird', undefined, 'none, where several cards have the face (CR 712.4)'],
    ['ICE/fire', undefined, 'none, where the faces stand the other way round'],
  ] as const)('%s: %s, %s', (written, name, _why) => {
    expect(index.find(written)).toBe(name);
  });
});
