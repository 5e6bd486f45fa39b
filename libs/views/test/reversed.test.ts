import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import { foldInPlay } from '@stacktrail/engine';
import type { Revision } from '@stacktrail/game-events';
import { shippedDecks, playAtRandom } from '@stacktrail/test-kit';
import { reversalsIn, reversedBy, reversedStretches, type Reversal } from '../src/reversed.js';

const reversal = (revision: number, to: number): Reversal => ({ revision: revision as Revision, to: to as Revision });
const stretchesAt = (reversals: readonly Reversal[], last: number) => reversedStretches(reversals, last as Revision);

describe('CR 731: the stretches that reversals take out of the game', () => {
  test('a reversal takes out what stands between', () => {
    expect(stretchesAt([reversal(10, 6)], 12)).toEqual([{ first: 7, last: 9, by: 10 }]);
  });

  test('seen from before the reversal, nothing was reversed', () => {
    expect(stretchesAt([reversal(10, 6)], 9)).toEqual([]);
  });

  test('a rewind of a rewind takes the rewind out and makes effective what stood before it', () => {
    expect(stretchesAt([reversal(10, 2), reversal(14, 8)], 20)).toEqual([{ first: 9, last: 13, by: 14 }]);
  });

  test('a rewind over a reversal takes it out as part of its own stretch', () => {
    expect(stretchesAt([reversal(10, 6), reversal(14, 3)], 20)).toEqual([{ first: 4, last: 13, by: 14 }]);
  });

  test('a line is marked with the reversal that took it out', () => {
    const stretches = stretchesAt([reversal(5, 2), reversal(10, 6)], 12);
    const marks = Array.from({ length: 13 }, (_, revision) => reversedBy(stretches, revision as Revision));
    expect(marks).toEqual([null, null, null, 5, 5, null, null, 10, 10, 10, null, null, null]);
  });

  test('what is not marked is the effective game of the timeline', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }).map(String), fc.nat(), (seed, cut) => {
        const { catalog, events: all } = playAtRandom(shippedDecks, seed, 200);
        const events = all.slice(0, 1 + (cut % all.length));
        const stretches = stretchesAt(reversalsIn(events), events.length - 1);
        const unmarked = events.filter((event) => reversedBy(stretches, event.revision) === null);
        expect(unmarked).toEqual(foldInPlay(catalog, events).effective());
      }),
      { numRuns: 10 },
    );
  });
});
