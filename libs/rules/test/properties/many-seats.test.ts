import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { foldInPlay } from '@stacktrail/engine';
import type { AnyGameEvent, PlayerId, Revision } from '@stacktrail/game-events';
import { Prng } from '@stacktrail/kernel';
import { shippedDecks, brokenInvariants, plainState, playAtRandom, secretsOf, type Played } from '@stacktrail/test-kit';
import { isResumePoint, resume, runFrom, type LiveGame } from '../../src/index.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 2);
const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

/** A random game of several seats in which now and then somebody concedes. */
function play(seats: number, seed: string, limit: number): Played {
  const decks = Array.from({ length: seats }, (_, seat) => shippedDecks[seat % shippedDecks.length]!);
  const random = Prng.from(`concessions ${seed}`);
  const conceded: AnyGameEvent[][] = [];
  const concede = (events: readonly AnyGameEvent[], live: LiveGame): void => {
    conceded.push(events.slice());
    if (live.pending === null || random.below(120) > 0) return;
    const player = random.below(seats) as PlayerId;
    const result = live.concede(player);
    if (result.accepted) conceded.push(result.events.slice());
  };
  const { live, catalog } = playAtRandom(decks, seed, limit, concede);
  return { live, catalog, events: conceded.flat() };
}

describe.each([3, 4])('laws of play with %i seats', (seats) => {
  test('CR 800.4: however players leave, facts fold to the live state, which keeps the invariants', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { live, catalog, events } = play(seats, seed, 500);
        expect(plainState(foldInPlay(catalog, events).state)).toBe(plainState(live.state));
        expect(brokenInvariants(live.state)).toEqual([]);
      }),
      { numRuns: runs * 2 },
    );
  });

  test('a game resumed anywhere waits for the same decision in the same state', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 20, max: 500 }), (seed, limit) => {
        const { live, catalog, events } = play(seats, seed, limit);
        const resumed = resume(catalog, events, secretsOf(seed));
        expect(resumed.difference).toBeNull();
        expect(plainState(resumed.live.state)).toBe(plainState(live.state));
      }),
      { numRuns: runs * 2 },
    );
  });

  test('from every priority point on, the procedures make the recorded facts again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { catalog, events } = play(seats, seed, 300);
        const timeline = foldInPlay(catalog, events);
        const points = events.flatMap((_, i) => (isResumePoint(events, i) ? [i as Revision] : []));
        points.forEach((point, i) => {
          const end = points[i + 1] ?? events.length - 1;
          expect(
            runFrom(timeline.at(point), events.slice(point + 1), secretsOf(seed), { count: end - point }).difference,
          ).toBeNull();
        });
      }),
      { numRuns: runs },
    );
  });
});
