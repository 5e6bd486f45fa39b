import { expect, test } from '@jest/globals';
import { secrets } from './leaks/kinds/index.js';
import { knownLeaks } from './leaks/known-leaks.js';
import { describePairs } from './leaks/pairs-of-games.js';

describePairs(0);

test('each known leak is one of a kind of secret', () => {
  const kinds = new Set(secrets.map(({ what }) => what));
  expect(Object.keys(knownLeaks).filter((kind) => !kinds.has(kind))).toEqual([]);
});
