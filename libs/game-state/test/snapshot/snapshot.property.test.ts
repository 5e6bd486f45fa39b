import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import type { Revision } from '@stacktrail/game-events';
import { fold, type GameState, type Timeline } from '@stacktrail/game-state';
import { shippedDecks, plainState, playAtRandom, type Played } from '@stacktrail/test-kit';
import { boardView } from '@stacktrail/views';
import { canBeKept, snapshotOf, stateFrom, type StateSnapshot } from '../../src/snapshot/state-snapshot.js';
import { foldOn, neededBefore } from '../../src/snapshot/fold-on.js';

const runs = Number(process.env['PROPERTY_RUNS'] ?? 6);
const games = fc.integer({ min: 0, max: 1_000_000 }).map((seed) => playAtRandom(shippedDecks, `${seed}`, 400));

function stored(state: GameState): GameState {
  return stateFrom(JSON.parse(JSON.stringify(snapshotOf(state))) as StateSnapshot, state.catalog);
}

/** The revision at some part of the way from which a snapshot can be made. */
function keepable(
  { catalog, events }: Played,
  part: number,
): { readonly timeline: ReturnType<typeof fold>; readonly at: Revision } {
  const timeline = fold(catalog, events);
  let at = Math.floor(part * (events.length - 1));
  while (!canBeKept(timeline.at(at as Revision))) at -= 1;
  return { timeline, at: at as Revision };
}

describe('a snapshot', () => {
  test('is the state that it was made of', () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0, max: 1, noNaN: true }), (game, part) => {
        const { timeline, at } = keepable(game, part);
        const state = timeline.at(at);
        expect(plainState(stored(state))).toBe(plainState(state));
        expect(boardView(stored(state), 'judge')).toEqual(boardView(state, 'judge'));
      }),
      { numRuns: runs * 3 },
    );
  });

  test('is gone on from as the timeline does', () => {
    fc.assert(
      fc.property(games, fc.double({ min: 0.1, max: 1, noNaN: true }), (game, part) => {
        const { timeline, at } = keepable(game, part);
        expect(plainState(goneOn(timeline, at, game.events))).toBe(plainState(timeline.state));
      }),
      { numRuns: runs * 3 },
    );
  });

  test('CR 731: also where a reversal goes back behind it', () => {
    const { catalog, events } = playAtRandom(shippedDecks, '3', 300);
    const timeline = fold(catalog, events);
    const behind = events.flatMap((event) => {
      const at = (event.revision - 1) as Revision;
      return event.type === 'ActionReversed' && event.data.to < at && canBeKept(timeline.at(at)) ? [at] : [];
    });
    expect(behind.length).toBeGreaterThan(5);
    for (const at of behind.slice(0, 20)) {
      expect(neededBefore(at, events.slice(at + 1))).not.toEqual([]);
      expect(plainState(goneOn(timeline, at, events))).toBe(plainState(timeline.state));
    }
  });
});

/** The last state of a game, from a snapshot at a revision on. */
function goneOn(timeline: Timeline, at: Revision, events: Played['events']): GameState {
  const rest = events.slice(at + 1);
  const earlier = new Map(neededBefore(at, rest).map((revision) => [revision, timeline.at(revision)]));
  return foldOn(stored(timeline.at(at)), rest, earlier);
}
