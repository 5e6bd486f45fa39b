import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { evolveInPlay, foldInPlay } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import { initialState, revert } from '@stacktrail/game-state';
import { shippedDecks, brokenInvariants, plainState, playAtRandom, secretsOf } from '@stacktrail/test-kit';
import { isResumePoint, resume, runFrom } from '../../src/index.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 4);
const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

describe('laws of play', () => {
  test('folding the facts gives the live state after every batch, and every state keeps the invariants', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let folded = null as ReturnType<typeof initialState> | null;
        const past: ReturnType<typeof initialState>[] = [];
        playAtRandom(shippedDecks, seed, 800, (events, live) => {
          folded ??= initialState(live.state.catalog);
          for (const event of events) {
            const from = event.type === 'ActionReversed' ? revert(past[event.data.to]!, folded) : folded;
            folded = evolveInPlay(from, event);
            past.push(folded);
          }
          expect(brokenInvariants(folded)).toEqual([]);
          expect(folded.revision).toBe(live.state.revision);
        });
        const { live, catalog, events } = playAtRandom(shippedDecks, seed, 800);
        expect(plainState(foldInPlay(catalog, events).state)).toBe(plainState(live.state));
        expect(plainState(folded!)).toBe(plainState(live.state));
      }),
      { numRuns: runs },
    );
  });

  test('a game resumed anywhere waits for the same decision in the same state', () => {
    fc.assert(
      fc.property(seeds, fc.integer({ min: 1, max: 600 }), (seed, limit) => {
        const { live, catalog, events } = playAtRandom(shippedDecks, seed, limit);
        const resumed = resume(catalog, events, secretsOf(seed));
        expect(resumed.difference).toBeNull();
        expect(resumed.events).toEqual([]);
        expect(resumed.live.pending?.id).toBe(live.pending?.id);
        expect(plainState(resumed.live.state)).toBe(plainState(live.state));
      }),
      { numRuns: runs * 4 },
    );
  });

  test('from every priority point on, the procedures make the recorded facts again', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { catalog, events } = playAtRandom(shippedDecks, seed, 500);
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

  test('the state at any revision is that of a fold that stops there', () => {
    fc.assert(
      fc.property(seeds, fc.nat(), (seed, at) => {
        const { catalog, events } = playAtRandom(shippedDecks, seed, 300);
        const timeline = foldInPlay(catalog, events);
        const revision = (at % events.length) as Revision;
        expect(plainState(timeline.at(revision))).toBe(
          plainState(foldInPlay(catalog, events.slice(0, revision + 1)).state),
        );
      }),
      { numRuns: runs * 2 },
    );
  });

  test('random games end by the rules', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { live, events } = playAtRandom(shippedDecks, seed);
        expect(live.state.outcome).not.toBeNull();
        expect(events.at(-1)?.type).toBe('SeedRevealed');
      }),
      { numRuns: runs },
    );
  });
});
