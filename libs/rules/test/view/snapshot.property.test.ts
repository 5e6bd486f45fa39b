import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Revision } from '@stacktrail/game-events';
import { fold, type GameState } from '../../src/index.js';
import {
  boardView,
  canBeKept,
  foldOn,
  neededBefore,
  snapshotOf,
  stateFrom,
  type StateSnapshot,
} from '../../src/view/index.js';
import { shippedDecks } from '../decks.js';
import { plainState } from '../plain-state.js';
import { playAtRandom, type Played } from '../random-play.js';

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

  test('CR 731: is gone on from as the timeline does, also where a reversal goes back behind it', () => {
    let behind = 0;
    fc.assert(
      fc.property(games, fc.double({ min: 0.1, max: 1, noNaN: true }), (game, part) => {
        const { timeline, at } = keepable(game, part);
        const rest = game.events.slice(at + 1);
        const needed = neededBefore(at, rest);
        behind += needed.length;
        const earlier = new Map(needed.map((revision) => [revision, timeline.at(revision)]));
        expect(plainState(foldOn(stored(timeline.at(at)), rest, earlier))).toBe(plainState(timeline.state));
      }),
      { numRuns: runs * 3 },
    );
    expect(behind).toBeGreaterThanOrEqual(0);
  });
});
