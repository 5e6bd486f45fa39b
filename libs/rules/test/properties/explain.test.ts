import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import type { AnyGameEvent } from '@stacktrail/game-events';
import { shippedDecks, playAtRandom } from '@stacktrail/test-kit';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 4);
const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);

/** What begins a game, and what nobody in it decides. */
const roots: ReadonlySet<AnyGameEvent['type']> = new Set(['GameStarted']);
const setup: ReadonlySet<AnyGameEvent['type']> = new Set([
  ...['GameStarted', 'DeckBrought', 'NonceGiven', 'RandomPlayerChosen'],
] as const);

function eachFact(check: (fact: AnyGameEvent, events: readonly AnyGameEvent[]) => void): void {
  fc.assert(
    fc.property(seeds, (seed) => {
      const { events } = playAtRandom(shippedDecks, seed, 500);
      for (const fact of events) check(fact, events);
    }),
    { numRuns: runs * 2 },
  );
}

describe('every fact says why', () => {
  test('by which rule', () => {
    eachFact(({ rule }) => expect(rule).toMatch(/^[1-9]\d\d\.\d{1,3}[a-z]?$/));
  });

  test('what it follows from: facts that there are, and that came before it', () => {
    eachFact(({ type, causes, revision }) => {
      if (roots.has(type)) expect(causes).toEqual([]);
      else expect(causes.length).toBeGreaterThan(0);
      for (const cause of causes)
        if (!(cause >= 0 && cause < revision)) throw new Error(`${type} at ${revision}: ${cause}`);
      expect(new Set(causes).size).toBe(causes.length);
    });
  });

  test('following causes leads to a decision, from everything but the setup', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { events } = playAtRandom(shippedDecks, seed, 500);
        const leads: boolean[] = [];
        for (const { type, causes, revision } of events) {
          leads[revision] = type === 'DecisionMade' || causes.some((cause) => leads[cause]);
          if (!leads[revision] && !setup.has(type) && !isFirstQuestion(events, revision)) {
            throw new Error(`${type} at ${revision} follows from no decision`);
          }
        }
      }),
      { numRuns: runs * 2 },
    );
  });

  test('who did it is a seat, and who decided it; the source is an object that there was', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        playAtRandom(shippedDecks, seed, 500, (events, live) => {
          for (const { type, player, decidedBy, source } of events) {
            if (player !== null) expect(live.state.players[player]).toBeDefined();
            expect(decidedBy === null).toBe(player === null);
            if (source >= live.state.nextObject) throw new Error(`${type}: source ${source}`);
          }
        });
      }),
      { numRuns: runs },
    );
  });
});

/** The first question of a game follows from its setup. */
function isFirstQuestion(events: readonly AnyGameEvent[], revision: number): boolean {
  return events.findIndex(({ type }) => type === 'DecisionAsked') === revision;
}
