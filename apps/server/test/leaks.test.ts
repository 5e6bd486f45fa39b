import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { secrets } from './leaks/kinds/index.js';
import { knownLeaks } from './leaks/known-leaks.js';
import { leaksOf, type Leak } from './leaks/leaks-of.js';
import { Worlds } from './leaks/worlds.js';

/** Pairs of games of each kind; `npm run test:leaks` plays 200. */
const pairs = Number(process.env['LEAK_PAIRS'] ?? 2);

let worlds: Worlds;

beforeAll(async () => {
  worlds = await Worlds.start();
});

afterAll(() => worlds.stop());

test.each(secrets.map((secret) => [secret.rule, secret.what, secret] as const))(
  'CR %s: %s: who may not know it is told the same by every address, in every header, id and number',
  async (_, what, secret) => {
    const found: Leak[][] = [];
    for (let i = 0; i < pairs; i++) found.push([...(await leaksOf(secret, `${what} ${i}`, worlds))]);
    const differ = found.filter((leaks) => leaks.length > 0);
    if (knownLeaks[what] === undefined) expect(found.flat()).toEqual([]);
    else expect(differ.length).toBeGreaterThan(0);
  },
  pairs * 60_000,
);

test('each known leak is one of a kind of secret', () => {
  const kinds = new Set(secrets.map(({ what }) => what));
  expect(Object.keys(knownLeaks).filter((kind) => !kinds.has(kind))).toEqual([]);
});
