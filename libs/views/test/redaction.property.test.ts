import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import type { Viewer } from '@stacktrail/game-events';
import { Prng } from '@stacktrail/kernel';
import { shippedDecks, playAtRandom } from '@stacktrail/test-kit';
import { boardView } from '../src/board-view.js';
import { describeEvent } from '../src/describe/describe-event.js';
import type { Around } from '../src/describe/telling.js';
import { twinsOf, viewers, type Twins } from './twin.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 6);
const seeds = fc.integer({ min: 0, max: 1_000_000 }).map(String);
const lengths = fc.integer({ min: 0, max: 200 });

function twins(seed: string, decisions: number, viewer: Viewer): Twins & ReturnType<typeof playAtRandom> {
  const game = playAtRandom(shippedDecks, seed, decisions);
  return { ...game, ...twinsOf(game.catalog, game.events, viewer, Prng.from(`twin ${seed}`)) };
}

function around(states: Twins['states'], revision: number): Around {
  return { before: states[Math.max(0, revision - 1)]!, after: states[revision]! };
}

describe('CR 400.2: what a viewer may not see changes nothing in what they do see', () => {
  test.each<[string, Viewer]>([
    ['a seat', viewers[0]!],
    ['the other seat', viewers[1]!],
    ['a spectator', 'spectator'],
  ])('%s', (_, viewer) => {
    fc.assert(
      fc.property(seeds, lengths, (seed, decisions) => {
        const { events, twin, states, twinStates, changed } = twins(seed, decisions, viewer);
        expect(changed).toBeGreaterThan(20);
        events.forEach((event, revision) => {
          const text = describeEvent(event, around(states, revision), viewer);
          expect(describeEvent(twin[revision]!, around(twinStates, revision), viewer)).toBe(text);
          if (revision % 5 > 0) return;
          expect(boardView(twinStates[revision]!, viewer)).toEqual(boardView(states[revision]!, viewer));
        });
      }),
      { numRuns: runs },
    );
  });

  test('but a judge sees it', () => {
    const { states, twinStates } = twins('7', 20, { seat: 0 as never });
    expect(boardView(twinStates.at(-1)!, 'judge')).not.toEqual(boardView(states.at(-1)!, 'judge'));
  });
});

describe('views', () => {
  test('what a spectator is shown of a card, every seat is shown, and what a seat is shown, a judge is', () => {
    fc.assert(
      fc.property(seeds, lengths, (seed, decisions) => {
        const { state } = playAtRandom(shippedDecks, seed, decisions).live;
        const named = (viewer: Viewer): readonly string[] =>
          JSON.stringify(boardView(state, viewer)).match(/"id":\d+,"name":"[^"]*"/g) ?? [];
        const [one, other, spectator, judge] = viewers.map((viewer) => new Set(named(viewer)));
        for (const card of spectator!) expect([one!.has(card), other!.has(card)]).toEqual([true, true]);
        for (const card of [...one!, ...other!]) expect(judge!.has(card)).toBe(true);
      }),
      { numRuns: runs * 4 },
    );
  });

  test('a board is plain JSON', () => {
    fc.assert(
      fc.property(seeds, lengths, fc.constantFrom(...viewers), (seed, decisions, viewer) => {
        const view = boardView(playAtRandom(shippedDecks, seed, decisions).live.state, viewer);
        expect(JSON.parse(JSON.stringify(view))).toEqual(view);
      }),
      { numRuns: runs * 4 },
    );
  });
});
