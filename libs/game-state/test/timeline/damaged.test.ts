import fc from 'fast-check';
import { describe, expect, test } from '@jest/globals';
import {
  SkippedEvent,
  type AnyGameEvent,
  type Damage,
  type HistoryEvent,
  type Revision,
} from '@stacktrail/game-events';
import { endDamagedGame, isResumePoint } from '@stacktrail/rules';
import { shippedDecks, plainState, playAtRandom, secretsOf } from '@stacktrail/test-kit';
import { fold } from '../../src/timeline/timeline.js';

const seed = 'a record with a hole';
const { catalog, events } = playAtRandom(shippedDecks, seed, 120);
const secrets = secretsOf(seed);
const words = { judge: 'Jude', ruling: 'The record is damaged: a draw.' };

/** The game as it is read where an event can't be, up to some events later. */
function damagedAt(
  revision: number,
  later: number,
): { readonly history: readonly HistoryEvent[]; readonly damage: Damage } {
  const last = Math.min(revision + later, events.length - 1);
  const skipped = Array.from({ length: last - revision + 1 }, (_, i) => new SkippedEvent((revision + i) as Revision));
  const damage = { revision: revision as Revision, problem: 'data.reason: expected text' };
  return { history: [...events.slice(0, revision), ...skipped], damage };
}

const places = fc.tuple(fc.integer({ min: 1, max: events.length - 1 }), fc.integer({ min: 0, max: 40 }));

describe('a game that can’t be read whole', () => {
  test('what is skipped changes nothing, and the states before it are at hand', () => {
    fc.assert(
      fc.property(places, ([revision, later]) => {
        const { history } = damagedAt(revision, later);
        const timeline = fold(catalog, history);
        const sound = fold(catalog, events.slice(0, revision));
        expect(timeline.length).toBe(history.length);
        expect(plainState(timeline.state)).toBe(plainState(sound.state));
        expect(plainState(timeline.at((revision >> 1) as Revision))).toBe(
          plainState(sound.at((revision >> 1) as Revision)),
        );
        expect(timeline.event(revision as Revision)).toBeUndefined();
        expect(timeline.effective()).toEqual(sound.effective());
      }),
      { numRuns: 20 },
    );
  });

  test('CR 104.4: a judge ends it as a draw, from the last point at which play could go on', () => {
    fc.assert(
      fc.property(places, ([revision, later]) => {
        const { history, damage } = damagedAt(revision, later);
        const ending = endDamagedGame(history, damage, words, secrets);
        const timeline = fold(catalog, [...history, ...ending]);
        expect(timeline.state).toMatchObject({
          outcome: { winner: null },
          pending: null,
          revision: ending.at(-1)!.revision,
        });
        expect(ending.map((fact) => fact.revision)).toEqual(ending.map((_, i) => history.length + i));
        for (const fact of ending) {
          for (const cause of fact.causes) {
            expect(cause < revision || cause >= history.length).toBe(true);
            expect(cause).toBeLessThan(fact.revision);
          }
        }
        const to = goesBackTo(ending);
        const points = events.flatMap((_, i) => (i < revision && isResumePoint(history, i) ? [i] : []));
        expect(to).toBe(points.at(-1) ?? revision - 1);
        expect(timeline.effective()).toEqual([...fold(catalog, events.slice(0, to + 1)).effective(), ...ending]);
      }),
      { numRuns: 20 },
    );
  });
});

function goesBackTo(facts: readonly AnyGameEvent[]): number {
  const [first] = facts;
  if (first?.type !== 'ActionReversed') throw new Error('an ending begins with a reversal');
  return first.data.to;
}
