import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { secrets } from './kinds/index.js';
import { knownLeaks } from './known-leaks.js';
import { leaksOf, type Leak } from './leaks-of.js';
import { Worlds } from './worlds.js';

/** Pairs of games of each kind; `npm run test:leaks` plays 200. */
const pairs = Number(process.env['LEAK_PAIRS'] ?? 10);

/** Plays pairs of games of every second kind of secret, so that two processes share the work. @param half 0 or 1 */
export function describePairs(half: 0 | 1): void {
  let worlds: Worlds;

  beforeEach(async () => {
    worlds = await Worlds.start();
  });

  // What is asked takes longer the more games a store in memory has.
  afterEach(() => worlds.stop());

  test.each(secrets.filter((_, i) => i % 2 === half).map((secret) => [secret.rule, secret.what, secret] as const))(
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
}
